const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();
const TEXT_TYPES = new Set(['text', 'search', 'url', 'email', 'number', 'password']);

/** Remembers, from now on, the fields that something was typed into. */
export function followTyping(): void {
  addEventListener('input', ({ target }) => {
    const isText =
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && TEXT_TYPES.has(target.type));
    if (isText) typed.add(target);
  });
}

/** True while a text that was typed still stands in its field. */
export function holdsTyping(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field);
  return [...typed].some((field) => field.value.trim() !== '');
}

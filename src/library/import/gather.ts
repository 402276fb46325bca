import type { ChosenFile } from './importer';

/** What was dropped, folders opened. Must be called while the drop is handled: the list empties after. */
export async function droppedFiles(transfer: DataTransfer): Promise<ChosenFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return chosenFiles(transfer.files);
  const found = await Promise.all(entries.map(filesOf));
  return found.flat();
}

/** Files of a file field; those of a chosen folder carry their path in it. */
export function chosenFiles(files: FileList | null): ChosenFile[] {
  return [...(files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** A folder deeper than this is not a set of texts. */
const DEEPEST = 8;

const NOTHING = new Blob([]);

/** What cannot be read is named like what is read and refused. */
function unreadable(path: string): ChosenFile {
  return { path, file: NOTHING, fault: { code: 'file-unreadable', details: {} } };
}

async function filesOf(entry: FileSystemEntry): Promise<ChosenFile[]> {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) {
    const file = await new Promise<File | undefined>((resolve) =>
      (entry as FileSystemFileEntry).file(resolve, () => resolve(undefined)),
    );
    return [file ? { path, file } : unreadable(path)];
  }
  if (path.split('/').length > DEEPEST) {
    return [
      { path, file: NOTHING, fault: { code: 'folder-too-deep', details: { limit: DEEPEST } } },
    ];
  }
  const found: ChosenFile[] = [];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A folder is handed over in parts, until one comes empty.
  for (;;) {
    const part = await new Promise<FileSystemEntry[] | undefined>((resolve) =>
      reader.readEntries(resolve, () => resolve(undefined)),
    );
    if (!part) return [...found, unreadable(path)];
    if (part.length === 0) return found;
    for (const each of part) found.push(...(await filesOf(each)));
  }
}

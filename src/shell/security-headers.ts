/**
 * What the page may load and reach. The only outside addresses are the model endpoints a person may
 * choose: OpenAI, or a compatible server on their own machine.
 */
const DIRECTIVES = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self' https://api.openai.com http://localhost:* http://127.0.0.1:*",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** For the meta tag of the built page, where `frame-ancestors` has no effect. */
export const CONTENT_SECURITY_POLICY = DIRECTIVES.join('; ');

/** For a server that can send headers. A meta policy does not bind workers; headers do. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': `${CONTENT_SECURITY_POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

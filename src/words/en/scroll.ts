export const words = {
  sideways: 'wider than the page: scroll sideways',
};

export type ScrollWords = typeof words;

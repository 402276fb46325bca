import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'latents',
  label: () => 'vecteurs latents',
  glossary: {
    term: 'espace latent',
    says: 'Un espace réduit d’au plus 64 directions, calculé d’après les mots que ce corpus emploie ensemble : deux textes peuvent y être proches sans partager un mot.',
  },
};

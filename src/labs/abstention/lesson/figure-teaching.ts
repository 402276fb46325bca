import type { LessonTeaching } from '../../../ui/lesson';

export const FIGURE_TEACHING: LessonTeaching = {
  goal: {
    en: 'Students can say what a checker of figures certifies and what it does not, why it matters what an answer is held against, and why a threshold protects where a report does not.',
    fr: 'Les élèves savent dire ce qu’un vérificateur de chiffres atteste et ce qu’il n’atteste pas, pourquoi il importe de savoir à quoi l’on compare une réponse, et pourquoi un seuil protège là où un rapport ne protège pas.',
  },
  prepare: [
    {
      en: 'Lesson four introduces the insurer and the gates. Without it, say in two sentences what the papers are.',
      fr: 'La leçon précédente présente l’assureur et les garde-fous. Sans elle, dites en deux phrases ce que sont les documents.',
    },
    {
      en: 'In step one let the class read the passage on the screen before anyone votes: the checker does nothing they could not do.',
      fr: 'À la première étape, faites lire le passage à l’écran avant tout vote : le vérificateur ne fait rien qu’ils ne sachent faire.',
    },
    {
      en: 'The question lost in step five is lost in the French papers only, also where the class works in English; the table of the pass gate shows both languages.',
      fr: 'La question perdue à la cinquième étape ne l’est que dans les documents français ; le tableau de la barrière montre les deux langues.',
    },
  ],
  misconceptions: [
    {
      thought: {
        en: 'Almost right is almost as good as right.',
        fr: 'Presque juste vaut presque autant que juste.',
      },
      answer: {
        en: 'Whoever reads the answer cannot see which word is wrong. The right words around it only make it easier to believe.',
        fr: 'Qui lit la réponse ne voit pas quel mot est faux. Les mots justes autour ne font que la rendre plus croyable.',
      },
    },
    {
      thought: {
        en: 'If no alarm is raised, the answer is true.',
        fr: 'Si aucune alarme ne sonne, la réponse est vraie.',
      },
      answer: {
        en: 'The checker compares figures and addresses. A wrong name, a wrong condition, a “not” too many: it sees none of them.',
        fr: 'Le vérificateur compare des chiffres et des adresses. Un nom faux, une condition fausse, une négation de trop : il n’en voit rien.',
      },
    },
    {
      thought: {
        en: 'The more sources an answer is held against, the safer.',
        fr: 'Plus on compare à de sources, plus c’est sûr.',
      },
      answer: {
        en: 'Every further source is one more place where a false figure may stand by chance. Step three shows one.',
        fr: 'Chaque source de plus est un endroit de plus où un chiffre faux peut se trouver par hasard. La troisième étape en montre un.',
      },
    },
    {
      thought: {
        en: 'A dashboard protects us.',
        fr: 'Un tableau de bord nous protège.',
      },
      answer: {
        en: 'It protects whoever reads it, on the days on which they do. A threshold that stops the work needs no reader.',
        fr: 'Il protège qui le lit, les jours où on le lit. Un seuil qui arrête le travail n’a pas besoin de lecteur.',
      },
    },
  ],
  answers: {
    'one-word': {
      en: 'A mark is a mean over many tasks of about equal weight. Here one word carries the whole use of the sentence: the customer acts on {figure} and on nothing else.',
      fr: 'Une note est une moyenne sur des tâches d’un poids comparable. Ici, un mot porte toute l’utilité de la phrase : le client agira d’après {figure}, et rien d’autre.',
    },
    'three-lies': {
      en: 'One without a figure, such as a wrong name. Or one in which every figure is right and the sentence is not: the right ceiling under the wrong plan, a waiting period said to run from the wrong day.',
      fr: 'Un mensonge sans chiffre, comme un nom faux. Ou un mensonge dont chaque chiffre est juste et la phrase fausse : le bon plafond sous la mauvaise formule, un délai compté depuis le mauvais jour.',
    },
    'more-passages': {
      en: 'Because a figure only has to stand somewhere beside a word of the claim. Among {passages} passages on neighbouring subjects there are more figures, and more words in common. An answer should be held against what it cites, and citing everything is citing nothing.',
      fr: 'Parce qu’un chiffre doit seulement se trouver quelque part, à côté d’un mot de la phrase. Parmi {passages} passages sur des sujets voisins, il y a plus de chiffres et plus de mots communs. Une réponse se compare à ce qu’elle cite, et tout citer, c’est ne rien citer.',
    },
    'no-figure': {
      en: 'The same: no figure to check. Only somebody who reads the passage would notice. That is why the page names its verdict by what was compared, and never by what is true.',
      fr: 'La même chose : aucun chiffre à vérifier. Seul quelqu’un qui lit le passage s’en apercevrait. C’est pourquoi la page nomme son verdict d’après ce qui a été comparé, jamais d’après ce qui est vrai.',
    },
    'break-it': {
      en: 'A customer, some day, who asks what a plan costs and gets a number from the wrong column, or no answer. Nobody would connect it with a tidier cutting. The pass gate says so before the change goes out, and names the question.',
      fr: 'Un client, un jour, qui demande ce que coûte une formule et reçoit un nombre de la mauvaise colonne, ou rien. Personne ne ferait le lien avec un découpage plus net. La barrière le dit avant que le changement parte, et nomme la question.',
    },
    threshold: {
      en: 'That a threshold which moves when it bites is a report. It may be changed, in the open, with a reason, before the next result is known; or the change has to find its lost question. And it is honest to add that {answerable} questions are few: passing them shows that nothing known was lost, not that nothing was.',
      fr: 'Qu’un seuil qui recule quand il mord n’est plus qu’un rapport. On peut le changer, ouvertement, avec une raison, avant de connaître le résultat suivant ; ou bien le changement doit retrouver sa question perdue. Et il est honnête d’ajouter que {answerable} questions, c’est peu : les réussir montre que rien de connu n’est perdu, non que rien ne l’est.',
    },
  },
};

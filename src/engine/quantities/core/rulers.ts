/** First names that rulers and popes share, folded: behind one even a single letter is a rank. */
export const RULERS: ReadonlySet<string> = new Set(
  (
    'albert alexandre alexander amedee benedict benoit boniface catherine charles christian ' +
    'clement clovis constantin constantine edouard edward elisabeth elizabeth ernest felipe ' +
    'ferdinand francis francois frederic frederick george georges gregoire gregory guillaume ' +
    'gustave gustav haakon harald henri henry humbert innocent isabella isabelle ivan jacques ' +
    'james jean john juan leo leon leopold louis ludwig marie mary maximilian maximilien mehmed ' +
    'napoleon nicholas nicolas otto paul pedro peter philip philippe pie pierre pius ptolemee ' +
    'ptolemy ramses rene richard robert rudolf rodolphe stephen umberto urban urbain victor ' +
    'victoria wilhelm william'
  ).split(' '),
);

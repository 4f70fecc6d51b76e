/**
 * Keys of towns that are named like an everyday English or Hindi word, a first name or a word of property
 * titles. A search means such a town only when it stands beside its state.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `anta antri bag baga bah banga banka banki bansi beri bhor chail chima dhaka dhana dhola dusi gokul gua
  hata hatta indi jais kalas kanor kant kanth kati kasba katra khada khair kotla kunda lala lar lathi mahe
  mandal mangalam manor maur mohan mon moth mul mundi murud muri nagar nawa pala palle pardi
  parol patti pawai pen perur pipar pudur purna raha rajpur rampura rani rania ray raya ron
  sadat sadri sakti salon samba sandi saria shahi shahpur silao sindi sini soro suket tal talen than
  thang tikri ugu ula umri un uri vada vasa vita wadi wai weir wellington yol deori deoli`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

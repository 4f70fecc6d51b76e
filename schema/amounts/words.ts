import { AREA_UNITS } from '../catalogue/units.ts';

/** What a word, or several together, means in an amount. */
export type Meaning =
  /** 'twenty', 'paanch'; 'single' and 'fourth' only before what they count. */
  | { readonly is: 'number'; readonly value: number; readonly only?: 'rooms' | 'floor' }
  /** 'lakh', 'hundred'. */
  | { readonly is: 'scale'; readonly value: number }
  /** A part of the one that follows or goes before: 'saadhe teen' is 3.5, 'paune do' 1.75, 'two and a half' 2.5. */
  | { readonly is: 'part'; readonly value: number; readonly stands: 'before' | 'after' }
  | { readonly is: 'unit'; readonly unit: AmountUnit }
  /** The amount before or after it is the least or the most, or less or more than that. */
  | {
      readonly is: 'bound';
      readonly end: 'min' | 'max';
      readonly stands: 'before' | 'after';
      readonly isStrict: boolean;
    }
  | { readonly is: 'between'; readonly stands: 'before' | 'after' }
  | { readonly is: 'about'; readonly stands: 'before' | 'after' }
  /** The amount is money: 'budget 50 lakh'. */
  | { readonly is: 'money' }
  /** 'is', 'of': between such a word and its amount. */
  | { readonly is: 'link' }
  | { readonly is: 'monthly' }
  /** 'for each' of what follows. */
  | { readonly is: 'each' }
  /** The number behind it is a name: 'sector 62', 'house no 5'. */
  | { readonly is: 'address' }
  | { readonly is: 'join'; readonly makes: 'range' | 'list' | 'either' };

/** What is counted: money, areas by their unit, rooms, and what else fields count. */
export type AmountUnit = (typeof OTHER_UNITS)[number][0] | keyof typeof AREA_UNITS;

const OTHER_UNITS = [
  ['₹', '₹|rs|inr|re|rupee|rupees|rupaye|rupay|rupaya|रु|रू|रुपये|रुपए|रुपया'],
  [
    'BHK',
    'bhk|bhks|bed|beds|bedroom|bedrooms|bed room|bed rooms|bedroomed|br|b h k|bedroom hall kitchen|kamra|kamre|kamron|kamro|बीएचके|बी एच के|बेडरूम|बैडरूम|बेड|शयनकक्ष|कमरा|कमरे|कमरों',
  ],
  ['RK', 'rk|r k|room kitchen|room and kitchen|आरके|आर के'],
  ['bathrooms', 'bath|baths|bathroom|bathrooms|toilet|toilets|washroom|washrooms|बाथरूम|शौचालय'],
  ['rooms', 'room|rooms|room set|rooms set|रूम'],
  [
    'floor',
    'floor|th floor|st floor|nd floor|rd floor|manzil|manjil|vi manzil|vin manzil|फ्लोर|मंज़िल|तल',
  ],
  ['km', 'km|kms|kilometre|kilometres|kilometer|kilometers|किमी|किलोमीटर'],
  ['Katha', 'katha|kattha|kathas|cottah|कट्ठा|कट्ठे'],
  ['Biswa', 'biswa|biswas|बिस्वा'],
  ['Marla', 'marla|marlas|मरला|मरले'],
  ['Guntha', 'guntha|gunthas|gunta|guntas|गुंठा|गुंठे'],
  ['Cent', 'cent|cents|decimal|decimals|dismil|सेंट|डिसमिल'],
  ['Ground', 'ground|grounds'],
  ['ft', 'ft|feet|foot|फुट|फीट'],
  ['m', 'm|metre|metres|meter|meters|mtr|मीटर'],
  ['kW', 'kw'],
  ['months', 'month|months|mahina|mahine|महीना|महीने'],
  ['years', 'year|years|yr|yrs|saal|sal|साल'],
  ['%', '%|percent|per cent|प्रतिशत'],
] as const;

const HINDI_AREAS: Readonly<Record<string, AmountUnit>> = {
  'वर्ग फुट': 'Sq ft',
  वर्गफुट: 'Sq ft',
  'वर्ग फीट': 'Sq ft',
  स्क्वायरफीट: 'Sq ft',
  'वर्ग मीटर': 'Sq m',
  'वर्ग गज': 'Sq yd',
  गज: 'Sq yd',
  एकड़: 'Acres',
  हेक्टेयर: 'Hectare',
  बीघा: 'Bigha',
  कनाल: 'Kanal',
};

const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
/** One to a hundred, each a word of its own. */
const HINDI = `एक दो तीन चार पाँच छह सात आठ नौ दस
ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस
इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस
इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस
इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास
इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ
इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर
इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी
इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे
इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`;
const HINDI_IN_LATIN = `ek do teen chaar paanch chhah saat aath nau das
gyarah barah terah chaudah pandrah solah satrah atharah unnis bees
ikkis bais teis chaubis pachis chhabbis sattais atthais untis tees
iktis battis taintis chauntis paintis chhattis saintis adtis untalis chalis
iktalis bayalis taintalis chauvalis paintalis chhiyalis saintalis adtalis unchas pachas
ikyavan bavan tirpan chauvan pachpan chhappan sattavan atthavan unsath saath
iksath basath tirsath chaunsath painsath chhiyasath sadsath adsath unhattar sattar
ikhattar bahattar tihattar chauhattar pachhattar chhihattar satahattar athhattar unyasi assi
ikyasi bayasi tirasi chaurasi pachasi chhiyasi sattasi atthasi navasi nabbe
ikyanve banve tiranve chauranve pachanve chhiyanve sattanve atthanve ninyanve`;
/** Other spellings, and words that count on their own. */
const NUMBERS: Readonly<Record<number, string>> = {
  0.25: 'quarter|a quarter',
  0.5: 'half|half a|half an|a half|aadha|adha|aadhe|आधा|आधे',
  1: 'a|an',
  1.5: 'dedh|derh|dhedh|डेढ़',
  2.5: 'dhai|dhaai|adhai|arhai|ढाई|अढ़ाई',
  5: 'पांच|panch',
  6: 'छः|छ|छै|chhe|che|chah|chhai',
  10: 'dus',
  25: 'pacchis|pachchis|पचीस',
  50: 'pachaas',
  75: 'pachattar|pichattar|पिचहत्तर',
  100: 'hundred|sau|सौ',
};

/** What a bed is called by, 'fourth floor'. */
const ONLY_ROOMS = 'single double triple';
const ONLY_FLOORS = [
  'ground first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  'ग्राउंड पहली दूसरी तीसरी चौथी पाँचवीं छठी सातवीं आठवीं नौवीं दसवीं',
  'ground pehli doosri teesri chauthi paanchvi chhathi saatvi aathvi nauvi dasvi',
  'ground pahli dusri tisri',
];

const SCALES: Readonly<Record<number, string>> = {
  100: 'hundred|sau|सौ',
  1_000: 'k|thousand|thousands|hazar|hazaar|hajar|hajaar|hzr|हज़ार',
  100_000: 'l|lac|lacs|lakh|lakhs|laakh|lack|lacks|लाख|लाखों',
  1_000_000: 'mn|million|millions|mio|मिलियन',
  10_000_000: 'cr|crs|crore|crores|karod|karor|caror|करोड़|करोड',
  1_000_000_000: 'bn|billion|billions|arab|अरब',
};

const PARTS_BEFORE: Readonly<Record<string, number>> = {
  'sava|sawa|savaa|सवा': 0.25,
  'saadhe|sadhe|saade|sade|saarhe|sarhe|साढ़े': 0.5,
  'paune|pauna|paun|pone|पौने|पौना|पौन': -0.25,
};
const PARTS_AFTER: Readonly<Record<string, number>> = {
  'and a half|and half|and one half|& half': 0.5,
  'and a quarter|and quarter': 0.25,
  'and three quarters': 0.75,
};

const BOUNDS = {
  max: {
    before:
      'upto|up to|within|max|maximum|till|until|not more than|not older than|no older than|no more than|at most|at the most|not above|not over|not exceeding|<=|≤|zyada se zyada|jyada se jyada|adhik se adhik|ज़्यादा से ज़्यादा|अधिक से अधिक|अधिकतम',
    after:
      'max|maximum|or less|or lower|or below|or under|and below|and under|and less|& below|& less|& under|at most|at the most|tak|tk|tak ka|tak ki|tak ke|ke andar|k andar|ya kam|ya usse kam|ya isse kam|or cheaper|or smaller|n below|n less|not more|not above|se zyada nahi|se jyada nahi|se adhik nahi|se upar nahi|se zyada na ho|ya us se kam|तक|तक का|तक की|तक के|के अंदर|या कम|से ज़्यादा नहीं|से अधिक नहीं|से ऊपर नहीं|या उससे कम',
    strictlyBefore: 'under|below|less than|lesser than|lower than|fewer than|cheaper than|<',
    strictlyAfter:
      'below|se kam|se neeche|se niche|ke neeche|ke niche|k neeche|k niche|से कम|से नीचे|के नीचे',
  },
  min: {
    before:
      'min|minimum|from|starting|starting from|starting at|at least|atleast|at the least|not less than|no less than|not under|not below|>=|≥|kam se kam|कम से कम|न्यूनतम',
    after:
      '+|plus|or more|or above|or over|or higher|or up|and above|and more|and over|and up|and upwards|& above|& more|& up|& over|upwards|onwards|onward|min|minimum|at least|at the least|n above|n up|n more|n over|or bigger|or larger|or greater|not less|kam se kam|se kam nahi|se neeche nahi|aur upar|aur zyada|ya zyada|ya usse zyada|ya isse zyada|ya usse jyada|ya bada|ya jyada|ya upar|ya us se zyada|और ऊपर|या ज़्यादा|या अधिक|या ऊपर|से कम नहीं|या उससे ज़्यादा',
    strictlyBefore: 'above|over|more than|greater than|higher than|beyond|>',
    strictlyAfter:
      'above|se upar|se zyada|se jyada|se adhik|se oopar|ke upar|k upar|से ऊपर|से ज़्यादा|से अधिक|के ऊपर',
  },
} as const;

const ABOUT = {
  before:
    'around|about|approx|approximately|nearly|roughly|near|~|somewhere around|lagbhag|takriban|karib|kareeb|लगभग|करीब|तकरीबन',
  after:
    'approx|approximately|ke aas paas|ke aaspaas|ke karib|ke kareeb|ke lagbhag|के आसपास|के आस पास|के करीब|के लगभग',
} as const;
const BETWEEN = { before: 'between|in between', after: 'ke beech|ke bich|के बीच' } as const;

const MONEY =
  'budget|budget range|price|priced|price range|cost|costing|worth|daam|dam|keemat|kimat|बजट|दाम|कीमत|क़ीमत';
const LINKS = 'is|of|at|:|=|hai|है';
const MONTHLY =
  'pm|p m|/ month|/ mo|/ m|month|monthly|per month|a month|each month|every month|p/m|/ mahina|mahina|mahine|per mahina|har mahine|प्रति माह|महीना|महीने|हर महीने|मासिक';
/** Beside the bedrooms of '3 + 1 BHK' stands a room of another kind, as it may be called. */
export const OTHER_ROOMS =
  /^(?:servants?|study|store|pooja|puja|maids?|utility|terrace|lounge|family|kids?|guest|work)$/;
const EACH = '/|per|a|प्रति';
const ADDRESS =
  'sector|sec|sect|phase|ph|block|blk|ward|pocket|pkt|tower|wing|gali|no|number|stage|lane|street|cross|gate|सेक्टर|ब्लॉक|फेज़|गली|नंबर';

const JOINS = {
  range: '-|–|—|‑|−|to|se|से|through',
  list: '/|,|&|or|n|ya|aur|या|और|अथवा',
  either: 'and',
} as const;

/** 'पन्द्रह' and 'पंद्रह', 'पाँच' and 'पांच' are one. */
const NASALS = /\u0901|[\u0919\u091E\u0923\u0928\u092E]\u094D(?=[\u0915-\u092D])/g;

/** One key for the spellings of a word: 'laakh' and 'lakh', 'डेढ़' with and without its dot. */
export function wordKey(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('\u093C', '')
    .replaceAll(NASALS, '\u0902')
    .replaceAll(/aa+/g, 'a')
    .replaceAll(/ee+/g, 'i')
    .replaceAll(/oo+/g, 'u')
    .replaceAll('chh', 'ch');
}

/** Every phrase by the keys of its words with a blank between; some mean several things. */
export const LEXICON: ReadonlyMap<string, readonly Meaning[]> = lexicon();
/** The words that phrases begin with. */
export const BEGINNINGS: ReadonlySet<string> = new Set(
  [...LEXICON.keys()].map((phrase) => phrase.split(' ', 1)[0] ?? ''),
);
export const LONGEST_PHRASE = 4;

function lexicon(): Map<string, Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  const add = (phrases: string, meaning: Meaning) => {
    for (const phrase of phrases.split('|')) {
      const key = phrase.split(' ').map(wordKey).join(' ');
      const known = meanings.get(key) ?? [];
      meanings.set(key, [...known, meaning]);
    }
  };
  const numbers = (words: string, valueAt: (index: number) => number, only?: 'rooms' | 'floor') => {
    for (const [index, word] of words.split(/\s/).entries()) {
      add(word, { is: 'number', value: valueAt(index), ...(only && { only }) });
    }
  };
  numbers(ENGLISH, (index) => index);
  numbers(TENS, (index) => 20 + 10 * index);
  numbers(HINDI, (index) => index + 1);
  numbers(HINDI_IN_LATIN, (index) => index + 1);
  numbers(ONLY_ROOMS, (index) => index + 1, 'rooms');
  for (const words of ONLY_FLOORS) numbers(words, (index) => index, 'floor');
  for (const [value, words] of Object.entries(NUMBERS)) {
    add(words, { is: 'number', value: Number(value) });
  }
  for (const [value, words] of Object.entries(SCALES)) {
    add(words, { is: 'scale', value: Number(value) });
  }
  for (const [words, value] of Object.entries(PARTS_BEFORE)) {
    add(words, { is: 'part', value, stands: 'before' });
  }
  for (const [words, value] of Object.entries(PARTS_AFTER)) {
    add(words, { is: 'part', value, stands: 'after' });
  }
  for (const [unit, words] of OTHER_UNITS) add(words, { is: 'unit', unit });
  for (const [words, unit] of Object.entries(HINDI_AREAS)) add(words, { is: 'unit', unit });
  for (const end of ['min', 'max'] as const) {
    const { before, after, strictlyBefore, strictlyAfter } = BOUNDS[end];
    add(before, { is: 'bound', end, stands: 'before', isStrict: false });
    add(after, { is: 'bound', end, stands: 'after', isStrict: false });
    add(strictlyBefore, { is: 'bound', end, stands: 'before', isStrict: true });
    add(strictlyAfter, { is: 'bound', end, stands: 'after', isStrict: true });
  }
  for (const stands of ['before', 'after'] as const) {
    add(ABOUT[stands], { is: 'about', stands });
    add(BETWEEN[stands], { is: 'between', stands });
  }
  add(MONEY, { is: 'money' });
  add(LINKS, { is: 'link' });
  add(MONTHLY, { is: 'monthly' });
  add(EACH, { is: 'each' });
  add(ADDRESS, { is: 'address' });
  for (const makes of ['range', 'list', 'either'] as const) {
    add(JOINS[makes], { is: 'join', makes });
  }
  return meanings;
}

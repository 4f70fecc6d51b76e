import { placeKey } from '../placeKey.ts';
import { isForeignWord } from './foreignPlaces.ts';

/** The commonest words of English; of verbs and nouns the plain form. */
const ENGLISH = `a able about above abroad accept access accident accord account across act action active actor actual add
address admit adult advance advantage advice affect afford afraid after again against age agent ago agree ahead aid aim air
all allow almost alone along already also although always among amount and anger angle angry animal announce another answer any
anybody anyone anything anyway apart appear apple apply approach area argue argument arm army around arrange arrive art article
as ask asleep at attack attempt attend attention aunt author available average avoid award aware away awful baby back bad badly
bag balance ball band bank bar base basic basis basket bath battle be beach bean bear beat beautiful beauty because become bed
been before begin behind being believe bell belong below belt bench bend beneath beside best better between beyond big bill bind
bird birth bit bite bitter black blame blank bless blind block blood blow blue board boat body bone book border born borrow
both bottle bottom bowl box boy branch brave bread break breakfast breath breathe brick bridge brief bright bring broad broken
brother brown brush budget build burn burst bus business busy but butter button buy by cake call calm camera camp can
cancel candle cap capital captain car card care careful carpet carry case cash castle cat catch cause ceiling cell cent center
central centre century certain chain chair chance change channel chapter character charge cheap check cheese chief child children
choice choose church circle citizen city claim class classic clean clear clerk clever climb clock close cloth clothes cloud club
coach coal coast coat code coffee cold collar collect college colour color comb come comfort comfortable command comment common
community company compare competition complain complete concern condition confirm connect consider contact contain content continue
contract control convenient conversation cook cool copy corn corner correct cost cotton could council count country county couple
courage course court cousin cover cow crash crazy cream create credit crime crop cross crowd crown cry culture cup cupboard
curious current curtain custom customer cut cycle daily damage dance danger dark date daughter day dead deal dear death debt
decade decide decision deep defend degree delay deliver demand depend describe desert design desire desk detail develop device
dictionary die diet difference different difficult dig dinner direct direction dirty discover discuss disease dish distance
district divide do doctor document does dog dollar done door double doubt down dozen draw drawer dream dress drink drive driver
drop dry due during dust duty each ear early earn earth ease east easy eat edge education effect effort egg eight either
electric elephant else empty end enemy energy engine enjoy enough enter entire entrance equal escape especially even evening
event ever every everybody everyone everything exact exam example excellent except exchange excite excuse exercise exist exit
expect expense expensive experience explain express extra extreme eye face fact fail fair faith fall false fame family famous
fan fancy far farm farmer fast fat father fault favour favourite favorite fear feather feature feed feel fellow female fence few field
fight figure file fill film final find fine finger finish fire firm first fish fit five fix flag flash floor flow flower
fly fold follow food fool foot football for force foreign forest forget forgive form former forward found four free freedom
fresh friend from front fruit full fun funny furnish furniture further future gain game garage garden gas gate gather
general gentle gentleman get gift girl give glad glass go goat god gold gone good goods government grand grandfather
grandmother grass grateful great green greet grey ground group grow guard guess guest guide guilty gun guy habit hair half
hall hammer hand handle hang happen happy harbour hard hardly harm hat hate have he head health healthy hear heart heat heavy
height hello help hence her here hero herself hide high hill him himself his history hit hobby hold hole holiday hope horse
hospital hot hotel hour house how however huge human hundred hungry hunt hurry hurt husband ice idea if ill image imagine
immediate important improve in inch include income increase indeed independent indoor industry inform information inside instead
interest international internet into introduce invite iron is island issue it item its itself jacket job join joint joke journey
judge juice jump just justice keep key kick kid kill kilo kind king kiss kitchen knee knife knock know knowledge labour lack
lady lake lamp land language large last late later latest laugh law lawyer lay lazy lead leader leaf learn least leather leave left
leg legal lemon lend length less lesson let letter level library lie life lift light like likely limit line lion lip list
listen little live living loan local location lock lonely long look lose loss lost lot loud love lovely low luck lucky lunch
luxury machine mad magazine magic mail main maintain major make male man manage manager many map march mark market marriage marry
mass master match material matter may maybe me meal mean measure meat media medical medicine meet member memory mend mention menu
message metal method metre middle might mile milk mind mine minister minute mirror miss mistake mix mobile model modern moment
monday money monkey month moon more morning most mother motor mountain mouse mouth move movie much mud music must my myself mystery nail
name narrow nation national natural nature near nearby nearly neat necessary neck need needle neighbour neighborhood neither
nephew nerve net never new news newspaper next nice night nine no nobody noise none noon nor normal north nose not note
nothing notice now nowhere number nurse nut object obtain occasion occupy ocean of off offer office officer often oil okay old
on once one only open operate opinion opportunity opposite or orange order ordinary organise organize other ought our out
outside over own owner pack page pain paint pair palace pale pan paper parent park part particular partner party pass passenger
past path patient pattern pay peace peaceful pen pencil people pepper per perfect perform perhaps period permanent permit person
personal pet phone photo photograph piano pick picture piece pig pin pink pipe place plain plan plane plant plastic plate
play please pleasure plenty plus pocket point police polite pool poor popular population position possess possible post pot
potato pound power practice praise pray prefer prepare present president press pretty prevent price pride priest primary prince
print prison private prize probable problem process produce product profit program project promise proof proper property
protect proud prove provide public pull punish pupil pure purple purpose push put quality quantity quarter queen question quick
quiet quit quite race radio rail railway rain raise range rapid rare rate rather raw reach read ready real reason receive recent
recipe record red reduce refer refuse region regular relate relation religion remain remember remove rent repair repeat reply
report request rescue reserve residence resident resist respect rest restaurant result retire return reveal review reward rice
rich ride right ring rise river road rock roof room root rope rose rough round row royal rub rubber rule run rush sad safe
safety sail salary sale salt same sand satisfy saturday save say scale school science scissors score screen sea search season seat second
secret secure see seed seem seldom sell send sense sentence separate serious servant serve service set settle seven several
shade shadow shake shall shame shape share sharp she sheep sheet shelf shell shift shine ship shirt shoe shoot shop shore short
should shoulder shout show shower shut shy sick side sight sign signal silence silent silk silver similar simple since sing
single sink sir sister sit site situation six size skill skin skirt sky sleep slice slide slip slow small smart smell smile
smoke smooth snake snow so soap social society sock soft soil soldier solid solve some somebody someone something sometimes
somewhere son song soon sorry sort soul sound soup south space spare speak special speed spell spend spirit split spoil spoon
sport spot spread spring square staff stage stair stamp stand standard star start state station stay steady steal steam steel
step stick still stomach stone stop store storm story straight strange street strength strike string strong student study
stupid style subject success such sudden suffer sugar suggest suit summer sun sunday sunny supper supply support suppose sure surface
surprise surround sweet swim swimming switch system table tail take talk tall tank tap taste tax taxi tea teach teacher team
tear technology telephone television tell temperature temple ten tenant tennis term terrible test text than thank that the
theatre their them then there therefore these they thick thief thin thing think third thirsty this those though thousand
thread three through throw thumb ticket tidy tie tiger tight till time tiny tire title to today toe together toilet tomorrow
tongue tonight too tool tooth top topic total touch tour toward tower town toy track trade traffic train travel treat tree
trip trouble trousers truck true trust truth try tube turn twelve twenty twice two type ugly umbrella uncle under understand
unit university unless until up upon upper urgent us use useful usual vacant valley value variety various vegetable vehicle
very video view village visit visitor voice wait wake walk wall want war warm wash waste watch water wave way we weak wealth
wear weather web website wedding week weekend weigh weight welcome well west wet what wheel when where whether which while white
who whole whose why wide wife wild will win wind window wine wing winter wire wise wish with within without woman women
wonder wood wooden wool word work worker world worry worse worst worth would wrap write wrong yard year yellow yes yesterday
yet you young your yourself youth zero zone allowed approved attached bachelor balcony basement bedroom broker brokerage builder
cheapest complex construction couple covered deposit direct duplex facing facility family flatmate floor freehold furnished gated
girls gym hostel immediate independent investment lease legal loan luxurious maintenance metro nonveg veg occupied
ownership parking payment possession premium registered rental resale roommate security semi servant shared sharing sunlight
terrace unfurnished ventilated verified vegetarian vastu view walking wanted without least corner garden peaceful spacious`;

/** The commonest words of Hindi, and how they are written in Latin letters. */
const HINDI = `ab abhi acha accha achha achhe achchha achi acchi adhik agar agle aisa aise aisi aaj aaya aaye aayi aake aakar aana aane
aap aapka aapke aapki aapko aas aata aate aati aur aasan aisehi andar andheri apna apne apni asli bacha bachche bachhe bada bade badi bahar
bahut bahot baad baat baaton baje baki banana banane bana bane bani band bas bata batao batana bataiye beech behtar behtareen bech bechna bechne beta
beti bhai bhi bhaiya bhar bilkul bina bola bolo bolna chahe chahie chahiye chaiye chahta chahte chahti chal chalo chalta chalna
chhod chhodkar chhota chhote chhoti chota chote choti chup dal dam dekh dekha dekhe dekhna dekho dene dena deta dete deti dhanda dhoop dhundh
dikha dikhao dil din dikhaiye diya diye di dono door doosra doosre dost dukh dusra dusre ek ekdum fir phir gaya gaye gayi gali ghar gharwale
girna hai hain ham hamara hamare hamari hame hamein hamesha hamko hans har haath hi hindi hisab ho hoga hoge hogi hona hone honi
hota hote hoti hu hua hue hui hum humara humare hume hun hoon ikattha inka inke inki inko is iska iske iski isko isliye ismein isse itna itne
itni jaa jaana jaane jaata jaate jaati jab jagah jaisa jaise jaisi jaldi jana jane jata jate jati jawab jaye jayega jayegi ji jin jinke
jis jise jiska jiske jiski jisme jitna jo kaam kab kabhi kahan kahin kaha kahna kahte kafi kaise kaisa kaisi kal kam kamra kamre kar kara karana
karen karke karna karne karo karta karte karti karwa karwana karein karenge kaun kaunsa kaunse kayi kai ke khali khana khane khareed kharid
kharidna kharidne khud khula khuli khush ki kidhar kinare kis kise kiska kiske kiski kisi kitna kitne kitni kiraya kiraye kiye kiya ko koi kuch kuchh
kya kyo kyon kyunki laga lagta lagbhag lao laye le lekar lekin lena lene leni leta lete liya liye log logon maa maalik main malik mahina mahine makaan makan mahanga mahnga mehnga
mana mat matlab me mein mera mere meri milna mila mile milega milegi milta mujhe mujhko na naam nahi nahin nai naya naye nayi nazdeek nazdik
neeche niche ne nikal nikala nikalna ooncha pe paas paisa paise pani par parivaar parivar parsan pas pata pehle pahle pehla pehli phir
poora poore poori pura pure puri pyaar pyar qareeb rah raha rahe rahi rahna rahne rakh rakha rakhna rehna rehne roz saal saaf saari saare sab sabhi sabse
sachcha sadak saf sahi sakta sakte sakti samajh samay sang sasta saste sasti saath sath sawaal se shayad sheher shahar shukriya shuru sirf soch socha suno
sunna sundar tab tak tarah taraf tha the thi thik theek thoda thode thodi to toh tum tumhara tumhe turant tera tere teri uchit udhar un unhe unka unke unki unko upar us usi usse uska uske
uski usko vahan vaha vala vale vali vo waha wahan wahi wala wale wali waise wapas waqt wo woh yaad yaar ya yahan yaha yahi yani ye yeh zaroor zarurat zyada jyada zara
अब अभी अच्छा अच्छे अच्छी अगर अंदर अपना अपने अपनी आज आना आने आप आपका आपके आपको आया आए और ऐसा ऐसे इतना इन इनका इस इसका इसके इसकी इसे इसलिए उन उनका
उनके उस उसका उसके उसकी उसे ऊपर एक ओर कई कब कभी कम कर करके करना करने करता करते करें का काम काफी कि किया किस किसी की कुछ के केवल कैसा कैसे को कोई
कौन क्या क्यों खाली खुला गया गए गई घर चाहिए चाहता चाहते छोटा छोटे छोटी जब जगह जहां जाना जाने जाता जाते जी जैसा जैसे जो जल्दी ठीक तक तब तरफ तरह तुम तो
तथा था थे थी थोड़ा दिन दूर दूसरा देखना देना देने दो दोनों नया नए नई नहीं नाम नीचे ने पर पहले पहला पास पानी पूरा फिर बड़ा बड़े बड़ी बहुत बात बाद बाहर
बिना बीच बच्चे भी मत मतलब मदद मंदिर मुझे मेरा मेरे मेरी में मैं यदि यह यहां या ये रहना रहने रहा रहे रही रोड लगभग लिए लेना लेने लोग वह वहां वाला वाले वाली वे शहर शांत
शायद सच सड़क सब सबसे सभी समय सस्ता सस्ते सही साथ साफ सा सुंदर से सिर्फ स्कूल हम हमारा हमें हर ही हुआ हुई हुए है हैं हो होना होने होता होगा`;

const WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${HINDI}`.split(/\s+/).map(placeKey));

/** One of the commonest words of English or Hindi: whoever writes it means that and has not mistyped a name. */
export function isCommonWord(word: string): boolean {
  const key = placeKey(word);
  const stem = key.replace(/(?:s|es|ed|d|ing|er|est|ly)$/, '');
  const stems = [key, stem, `${key.replace(/(?:ed|ing|er|est)$/, '')}e`, key.replace(/ies$/, 'y')];
  return stems.some((each) => WORDS.has(each));
}

/** Whoever writes an everyday word or a place abroad has not mistyped the name of another. */
export function isSpelledRight(word: string): boolean {
  return isCommonWord(word) || isForeignWord(word);
}

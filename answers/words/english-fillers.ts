/** Words that say nothing about what is asked for: they neither find a passage nor must stand in it. */
export const fillers: ReadonlySet<string> = new Set(
  `a an the this that these those there here and or but nor so if then than as at by for from in into of off on onto out
  over to up down with without within about above below between through during before after again once under near
  i im ive me my mine we our ours us you your yours youre he him his she her they them their theirs it its hes shes theyre
  is am are was were be been being do does did doing done dont doesnt didnt isnt arent wasnt werent aint
  have has had having havent hasnt can cant cannot could couldnt will wont would wouldnt shall should shouldnt may might
  must mustnt not no yes ok okay please hey hi hello thanks thank just also too very really still even ever never always
  what whats which who whos whom whose when whens where wheres why how hows much many long far often
  tell show say says said give gives know think want wanna gonna gotta got get gets getting let lets go going sposed spose wtf lol pls plz thx shud wud cud outta lotta tryna bout hell damn dang hella
  need needs needed use uses using used have make makes made put puts take takes keep look see
  any some all each every anyone anybody someone somebody something anything everyone everybody thing things stuff
  other another same such only more most less least own
  job site jobsite guy guys dude man bro boss crew crews buddy worker workers employee employees person people
  employer company work works working
  osha rule rules law laws legal legally regulation regulations requirement requirements require requires required
  standard standards code allowed allow allows supposed ok okay true right correct exactly actually apply applies
  construction em else elses
  document documents doc docs safety safe safely cfr section sections per according
  minimum maximum min max least most number numbers amount
  mean means called like kind type sort way ways question answer explain
  its until while because sec til till gonna wanna kinda sorta lemme aint dont ya yall u ur r n w x im ima cuz cause tho
  goes gone went up every thats whats whos theres heres youre theyre weve ive id gets til
  it's until while because since against along around toward towards per via etc vs
  now today already yeah yep yup nope nah yet next soon first last new old big small good bad sure enough
  subpart confirm wed theyd mandatory teh ppl wat dat da dem abt bc rn idk thx jus wit sez hes shes youd rather than instead wonder wondering curious legit
  coworker coworkers colleague colleagues supposedly apparently please kindly
  one two three come comes came happen happens start starts stay stays around back away`.split(/\s+/),
);

/** Everyday words that may stand in a passage but tell little about it: they rank, and hardly count against an answer. */
export const lightWords: ReadonlySet<string> = new Set(
  `ignore word words act acting pretend ask asked asks asking find found finds finding wear wears wearing stand stands standing write writes written wrote
  help helps carry carries carried hold holding left leave leaves leaving try tries tried trying caught catch catches
  hang hung hanging heard hear hears touch touched touches fill filled fills drop dropped drops dropping grab grabbed
  pull pulled push pushed throw threw thrown turn turned turns open opened opens close closed move moved moves moving
  walk walked walking stay stayed stop stopped begin began begun finish finished end ends change changed changes
  bring brought send sent show showed shown seen saw look looked looking watch feel feels felt think thought
  know knew known remember forgot forget happen happened believe guess hope wait waits waited waiting
  yesterday tonight morning mornings afternoon evening night nights week weekend month moment while couple bunch few
  lot lots plenty piece pieces bit half full empty whole part parts side sides place places spot area
  real quick easy hard simple different special particular certain specific general usual normal common extra
  alone together away everywhere somewhere anywhere inside outside beside behind front middle center
  day days time times ever always sometimes often again later early late already
  ground floor top bottom bad good better best worse wrong fine nice great huge tiny little heavy
  guess basically literally actually honestly anyway maybe probably exactly almost nearly kinda sorta
  boss foreman super lead hand hands helper fella folks dude ya
  tall high deep wide far long close near low short thick fast loud hot cold steep heavy strong soon early
  tight room rooms corner run runs running ran try
  want wants wanted cool took taken takes single suitable ones crazy nuts weird awesome chance
  maybe supposed figure figured deal matter matters issue issues problem problems trouble
  talk talking talks told telling saying says ask care cares mind minds plan plans
  lets keep keeps kept keeping leave leaving hit hits pick picks picking set sets setting
  jump jumps jumped sit sits sitting lay lays laid laying lying reach reaching stick sticks
  mess messed messing play playing call calling stuff item items
  everyday regular ordinary plain paper
  laborer laborers helpers mate mates folks pal pals dudes gal
  biggest largest smallest tallest highest deepest widest longest shortest heaviest farthest furthest
  closest steepest hottest coldest loudest lowest fastest greatest strongest latest earliest
  type types main usually mostly often together otherwise instead either neither both
  decide decides deciding choose count counts counted counting
  friday monday today tonight hour minute second month year weeks
  upstairs downstairs outdoors indoors outdoor indoor
  reuse reused redo fix fixed check anymore thru til till sec secs
  shut last lasts lasting longer real weird seems seem seeing forever
  anyhow besides whenever wherever whichever
  limit limits feet foot inch inches pounds lbs minutes hours days years degrees percent mph`.split(/\s+/),
);

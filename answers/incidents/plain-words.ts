/**
 * What a report says in plain words, as patterns over a clause as `../emergency/mark-people.ts` marks it: small letters without accents,
 * `@d @p @i` somebody, `@o` him, `@h @m` whose, `fingerF` and `legB` parts of a body; `<` begins the clause and `>` ends it.
 */
const words = (text: string) => text.trim().split(/\s+/).join('|');
const any = (...patterns: readonly string[]) => patterns.join('|');

/** Between somebody and what became of them. */
const ALSO = `(?:(?:${words('is was were are be been being has have had got who that just also later then now still immediately instantly sadly both fue esta estaba estan quedo quedaron ha ya luego que se unfortunately reportedly finally')}) )*`;
const OF = `(?:(?:${words('@h @m a an the one two three four five both several of el la los un una dos tres su sus del de al left right index middle ring little big small pinky first second tip end top part half piece tips ends most izquierdo derecho punta parte pedazo medio media')}) )*`;
const LIMB = `(?:${words('finger fingers fingertip fingertips thumb thumbs pinky pinkie toe toes hand hands arm arms forearm leg legs foot feet wrist limb dedo dedos pulgar menique mano manos brazo brazos pierna piernas pie pies')})[FB]?(?! (?:${words('hold tool tools rail grip saw protection guard print nail nails tendon artery nerve sensation')}))`;
const CUT_OFF = `(?:${words('amputated severed amputo amputaron mocho mocharon arranco arrancaron cerceno trozo volo')}|(?:cut|sliced|took|taken|tore|torn|ripped|chopped|sheared|lopped|bit|clean) off)`;
const EYE = '(?:left |right |izquierdo |derecho )?(?:eye|ojo)F?(?! (?:protection|wear|glasses|contact|wash))';
const WARD = `(?:${words('hospital icu intensive burn trauma ward medical unit mercy')})`;
const NOT = `(?:${words('no not never nobody none without nor neither nadie sin ni nunca tampoco cannot refused declined')}|no one)`;

/** Statements of the four facts of 29 CFR 1904.39. */
export const STATEMENTS = {
  died: any(
    `(?:<|@[dp]) ${ALSO}(?:died|dies|passed away|perished|drowned|bled to death|succumbed|murio|murieron|fallecio|fallecieron|perdio la vida|lost @h life|did not survive|did not make it|no sobrevivio)(?! (?:the|that|a|his|power|engine|it|on @[mui]))`,
    `(?:<|@[dpo]) ${ALSO}(?:found |pronounced |declared )?(?:dead|deceased|muerto|muerta)(?! (?:${words('tired set last beat sure serious broke weight center battery zone line end man')}|@))`,
    '(?:(?:was|were|got|been|being) (?:\\w+ )?|< )killed(?= (?:>|in|at|by|on|when|instantly|this|yesterday|today))',
    'pronounced (?:@o )?(?:dead|deceased)',
    'bodyB? (?:was |has been )?(?:recovered|found|pulled)',
    '(?:recovered|found|pulled|encontraron|recuperaron|sacaron|hallaron) (?:@h |@m |the |el |a |un |su )?(?:body|cuerpo|cadaver)B?(?!B| (?:harness|belt|shop|armor|de seguridad))',
    '(?:murio|murieron|fallecio|fallecieron|mato a|mato al) (?:el |la |los |un |una |dos |mi )*@[dpm]',
    '(?:lo|la) mato',
    '(?:neither|none|ninguno|nobody) (?:\\S+ )?(?:survived|made it|sobrevivio|se salvo)',
    'killed (?:the |a |our |one |two |@m )*@[dpo](?= (?:>|in|at|on|when|instantly|by|with|this|yesterday|there|where|while))',
    '(?:suffered|had|have|is|was|with) (?:a |an )?fatal(?:ity| injury| injuries| accident| fall)',
  ),
  admitted: any(
    `(?:was|were|is|are|been|being|be|got|get|am) (?:(?:then|also|later|immediately|now|still|just|formally) )*admitted(?! to (?:the )?(?:${words('site jobsite building union program school class')}))`,
    `(?:<|,) (?:then |later |also |now )?admitted(?! (?:@|that|fault|it|guilt|he|to \\w+ing|wrong))`,
    `admitted (?:to|into|at|in) (?:\\S+ ){0,3}${WARD}`,
    'admitted (?:@o|overnight|for surgery|for treatment)',
    'hospitalized|in patient|inpatient',
    `kept (?:@o |@d )?(?:(?:in|at) the hospital )?overnight|(?:kept|keeping) (?:@o |@d )?(?:in|at) (?:the )?${WARD}`,
    'held @o overnight|spent (?:the|one|two|three|a) (?:night|nights) (?:in|at) (?:the )?hospital|stayed (?:\\w+ ){0,3}overnight|in (?:the )?icu|intensive care',
    '(?:internad|hospitalizad|encamad)[oa]s?|(?:lo|la|los|me|le|nos) (?:internaron|hospitalizaron|ingresaron)|(?:quedo|quedaron|fue|esta|fueron) ingresad[oa]s?|ingreso (?:al|en el) hospital|ingresad[oa]s? (?:al|en|en el) hospital',
    '(?:dejaron|quedo|quedaron|paso la noche) en el hospital|terapia intensiva|cuidados intensivos',
  ),
  amputation: any(
    `(?:lost|missing|perdio|perdi) ${OF}${LIMB}`,
    `${CUT_OFF} ${OF}${LIMB}`,
    `(?:took|cut|tore|ripped|sliced|chopped|sheared|pulled|bit) ${OF}${LIMB} (?:clean |right |completely )?off`,
    `${LIMB} (?:(?:was|were|got|is|are|had to be|fue|came|have been|has been|being) )*(?:${CUT_OFF}|came off|off >|amputad[oa]s?|mochad[oa]s?|cercenad[oa]s?)`,
    `(?:le )?corto ${OF}dedos?F? (?:completos?|enteros?)`,
    `(?:had|required|needed|underwent|suffered|is|was|partial|traumatic|finger|fingertip|thumb|toe|hand|leg|arm|foot)F? (?:an? )?(?:\\w+ )?amputation|amputation of`,
  ),
  eyeLost: any(
    `(?:lost|perdio|perdi) (?:an|a|one|@h|@m|the|el|un|su) ${EYE}`,
    `(?:remove|removed|removing|took out|take out|sacaron|sacarle|sacar|extirparon|quitaron) (?:an|@h|@m|the|el|un|su) ${EYE}`,
    `(?<! (?:in|from|of|on|into|near) )(?:@h|@m|the|an) ${EYE} (?:had to be|was|is|has been) (?:removed|enucleated|taken out|lost)`,
    'enucleated|enucleation',
  ),
} as const;

/** Their denials. */
export const DENIED = {
  died: any(
    `${NOT} (?:\\S+ )?(?:die|died|killed|dead|deaths?|fatal(?:ity|ities)?|murio|murieron|muertos)`,
    '(?:is|still|esta) (?:alive|vivo|viva)|(?<!(?:neither|none|not|nobody) (?:\\w+ )?)survived',
  ),
  admitted: any(
    `${NOT} (?:\\S+ ){0,2}(?:admit|admitted|hospitalized|kept|hospitalization|admission|overnight|internaron|internad[oa]|hospitalizad[oa]|ingresad[oa]|ingresaron)`,
  ),
  amputation: `${NOT} (?:\\S+ ){0,3}(?:amputated|amputation|amputations|severed|lose|lost|perdio|cut off|amputaron|amputacion)|\\w*nail (?:\\S+ )?(?:came|torn|ripped|pulled|fell|off)|lost (?:@h |a |the )(?:\\S+ )?\\w*nail`,
  eyeLost: `${NOT} (?:\\S+ ){0,3}(?:lose|lost|perdio|removed|enucleated)`,
} as const;

/** Not one of us, or no accident of work: what became of them is for what was learned. */
export const NOT_ONE_OF_US = `@[ho] @[dp]|${words('mother wife daughter grandmother grandfather uncle kid baby dog cat deer cow horse bird rat abuela abuelo papa mama esposa esposo hijo hija suegro suegra perro venado')}`;

/** A clause of a thing: 'the drill smoked and died'. */
export const THING =
  ' < (?:(?:the|a|an|@m|our|that|this|my) (?!doctor|hospital|clinic|ambulance|medic|paramedic|surgeon|nurse|er )|(?:el|la|los|las|un|una|mi|su) (?!doctor|medic|ambulancia|clinica|hospital|@|\\w+(?:aron|ieron|o) ))';

export const CLAUSE_ENDS = `(?:(?:,|${words('and but then so because y e pero luego porque although though aunque')}) )+`;

/** Not said to be so: a clause with one of these is for what was learned, */
export const UNSURE = any(
  words('could would should if unless podria might'),
  '(?<!(?:in|on|of) )may(?! \\d)',
  'will|going to|gonna|tal vez|a lo mejor|puede que|si (?:lo|la|fue|se|va|esta)|va a|van a',
);
/** and a sentence with one of these. */
export const HEARSAY = any(
  words(
    'maybe possibly possible perhaps probably think thinks thought believe heard rumor rumors supposedly apparently allegedly unconfirmed unknown unclear quiza quizas creo creemos parece parecia dicen posible posiblemente probablemente lol lmao haha jaja jajaja joke',
  ),
  'not (?:sure|confirmed|know|known)|no idea|waiting to|(?:somebody|someone|they|people|@p) (?:says?|said)|(?:feal|feals|felt|looks|looked) like',
  'se dice|no (?:sabemos|se sabe|se si|estoy)',
);
/** Long ago: what a report mentions beside what happened now. */
export const PAST =
  / (?:last (?:year|summer|winter|spring)|(?:years?|summers?|winters?|seasons?) ago|in (?:19|20)\d\d|when i was|years back|anniversary|el ano pasado|hace (?:\w+ )?anos?|en (?:19|20)\d\d|cuando era|aniversario) /;
/** Not so long ago that it could not be what is reported. */
export const LATELY =
  / (?:last month|months? ago|back in|used to|previously|memorial|el mes pasado|hace (?:\w+ )?mes(?:es)?) /;
/** Told of now, though another time is named: 'Pete, hired in 2019, fell'. */
export const NOW =
  / (?:since|hired|joined|started|worked|works|built|bought|made|installed|desde|contratado|trabaja|entro|today|yesterday|now|this (?:morning|afternoon|evening|week)|last night|hoy|ayer|anoche|ahorita) /;
/** Of the whole report. */
export const ELSEWHERE = any(
  '(?:training|safety) (?:exercise|video|drill|talk|class)|fire drill|scenario|exercise|simulated|simulation|mock|mannequin|maniqui|dummy|simulacro|escenario|toolbox talk|platica|stand down',
  '(?:another|other) (?:site|company|contractor|job|crew in)|otra (?:obra|compania|empresa)|(?:in|on) the news|en las noticias|noticia|article|movie|pelicula|video (?:about|of|de|sobre|que|where)|read about|(?:each|every) year|cada ano|osha says|statistics|on tv',
);

/** It did not come to that. */
export const ALMOST = any(
  words('almost nearly casi barely narrowly inches'),
  'por poco|near miss|close call|came within|came close|falto poco',
  `(?:just )?miss(?:ed|es|ing)? (?:@\\w|(?:the|two|three|four|a|our) @\\w|hitting|by|everyone|everybody|every)`,
  `(?:${words('could would might may can will should pudo podria hubiera puede pueden')}|going to|gonna|va a|van a) (?:\\S+ ){0,4}(?:${words('get fall fallen die hurt hit hits injure kill killed caer caerse caiga lastimar lastime lastimarse matar pegar golpear happen happened been trip strike crush land landed')})`,
  'before (?:somebody|someone|@p|@o|anyone)|someone else|(?:had|if) (?:\\S+ ){0,3}(?:been|stood|had)',
);

/** Nobody was harmed, or nobody was there. */
export const NOBODY = any(
  `(?:nobody|no one|noone|none of \\S+|no @p|no crew)(?! (?:else|other)) (?:\\S+ ){0,3}?(?:${words('hurt injured hit harmed struck under below inside there near nearby around underneath in touched affected killed died went needed admitted at close by')}|was >)`,
  '(?<! other )no (?:reported |personal |one )?(?:injury|injuries|injured|harm|casualties|hurt)(?! to)|not? (?:anyone|anybody) (?:hurt|hit)',
  'not (?:hurt|injured|hit (?:anyone|anybody|any|@\\w))|nothing (?:else )?happened|no (?:ha pasado|paso) nada|unhurt|uninjured|unharmed|unscathed|not a scratch|without (?:a scratch|injury|injuries)',
  '(?:all|everyone|everybody|every body|crew) (?:\\S+ ){0,4}?(?:ok|okay|fine|safe|good|unhurt|accounted|out in time)',
  'did not (?:hit|hurt|injure|touch|strike|fall)|(?:harness|lanyard|net|belt|guardrail|srl) (?:\\S+ )?(?:held|caught|stopped|saved|worked|kept)|(?:held|caught|saved) (?:@o )?by (?:the |@h )?(?:harness|lanyard|net|rope)|(?:jumped|got) (?:\\S+ ){0,3}(?:out of the way|clear|in time)|(?:caught|grabbed) (?:@o|the rail|himself|herself)|landed on @h feetB|walked (?:away|out|off)|caught @self',
  'nadie (?:\\S+ ){0,4}?(?:herid[oa]|lastim\\w+|lesion\\w+|abajo|adentro|ahi|cerca|golpead[oa]|golpeo|pego)|a nadie|no habia nadie|sin (?:lesiones|lesion|heridos|lesionados|un rasguno)|no hubo (?:heridos|lesion\\w*)|no (?:le|les|me|se) (?:pego|dio|paso nada|lastimo|hizo nada|cayo)|iles[oa]s?|todos (?:\\S+ )?bien|salio caminando|lo (?:detuvo|salvo|aguanto)',
);

/** The end of it, well. */
export const ENDED = any(
  '(?:was|were|been|got|then|later|<|@o) released(?! (?:the|a|gas|@h))|released (?:@o|the same|same|from|after|with|at|that|to|in|later|>)|sent (?:@\\w |back )?home|went (?:back )?home|< (?:then |back |now )?home (?:>|same|that|by|tonight|now|today|already|the same)|out of the (?:er|hospital)|(?:let|allowed) (?:@\\w )?(?:to )?go(?: home)?|drove (?:@\\w )?home|discharged(?! (?:the (?!same)|into|on|water|a |oil|gas|foam))',
  'back (?:\\S+ )?(?:to|at|on) (?:\\S+ )?(?:work|job|duty|crew|it|site|line)|backB? (?:to|at|on) (?:\\S+ )?(?:work|job|duty|crew|it|site|line)|return(?:ed|ing)? to (?:\\S+ )?(?:work|job|duty|crew|site|regular)|(?:kept|continued|keeps) (?:on )?(?:working|to work|with|@h)|(?:finished|completed|worked|finish) (?:@h |the |out |rest of |of )*(?:shift|day|task|job)|back out (?:there|after|to|on|by|>)|still (?:working|at work)|esta trabajando|resumed (?:work|duty|@h)|same day home|cleared (?:@\\w|to|for|>)|nothing (?:to treat|wrong|broken)|no (?:tiene|tengo|tuvo|tenia) nada|(?:normal|negative|nothing broken)',
  'de alta|(?:a|para) (?:su|la|@h) casa|se fue a casa|(?:regreso|volvio|regresaron) (?:\\S+ )?(?:trabajar|trabajo|jalar|obra)|(?:siguio|sigue|siguieron|seguir) (?:trabajando|jalando|con el|su|>)|(?:termino|acabo) (?:el|su|@h) (?:turno|dia|jornada)|salio (?:del hospital|esa misma|ese mismo|el mismo|la misma|al otro)',
);
/** Small, and said so. */
export const SMALL = any(
  'first aid(?! until)|band ?aid|bandage|bandaged|ice pack|iced|(?:put|applied) ice|no (?:issues|problems|complaints|headache|symptoms|pain|marks|swelling)|advil|ibuprofen|tylenol|aspirin|taped|(?:good|ok|fine|better) now|(?:drank|got) (?:\\S+ )?(?:water|gatorade)|took (?:a )?(?:break|rest)|sat (?:\\S+ )?(?:down|in the (?:truck|shade))|(?:only|just) (?:a )?(?:\\S+ )?(?:scratch|bruise|cut|scrape|scratches|bruises)|minor|rinsed|cool water|washed|cleaned|tweezers|neosporin',
  `(?:no|not|without|refused|declined|did not) (?:\\S+ ){0,3}(?:treatment|doctor|medical|hospital|er|clinic|stitches|care|ambulance|transport|attention)`,
  '(?:is|was|am|feal|feals|feeling|felt|feeals|be|doing|he|@d) (?:\\S+ )?(?:fine|ok|okay|better|alright|good)',
  'primeros auxilios|curita|(?:puse|puso|pusimos|pusieron) hielo|vendita|vendaron|vendo|se (?:l[oa]s? )?(?:lavo|enjuago|limpio|puso hielo)|le (?:lavaron|limpiaron|pusieron hielo|pusieron una curita)|leve|raspon|rasguno|no (?:necesito|requirio|quiso|fue al|ocupo)|esta bien|se (?:sintio|siente) (?:mejor|bien)|pomada',
);

/** Somebody is hurt or in a doctor's hands. */
export const INJURY = any(
  words(
    'hurt hurts injured injury injuries bleeding bled blood unconscious unresponsive dizzy pain pains sore bruise bruised bruises swollen swelling sprain sprained strain strained stitches staples ambulance paramedics medics ems hospital er clinic doctor concussion fracture fractured fractures laceration lacerations amputated electrocuted seizure stroke hospitalized died dead killed fatal fatality drowned paralyzed choking vomiting drown drownd drowned splint antibiotics prescription surgery burns stung bitten crushed pinned trapped impaled unresponsive faint fainted feverish blister rash splinter scratched scraped cuts wound wounds died dies deceased nauseous dehydrated heatstroke shocked suffocated buried overcome burned punctured punctures numb numbness tetanus cramps wasp collapsed poisoned sick overheated',
  ),
  words(
    'herido herida heridos heridas lastimado lastimada lastimo lastime sangre sangrando inconsciente desmayo mareo mareado dolor moreton hinchado hinchada torcio torcedura puntadas puntos ambulancia hospital urgencias clinica doctor medico fractura fracturo fisura quebro amputaron murio fallecio muerto internaron internado internada hospitalizado quemo quemadura quemaduras electrocuto aplasto aplasta prenso machuco corto cortada raspo astilla ahogo infarto convulsiones picadura pico mordio yeso recetaron',
  ),
  'passed out|emergency (?:room|department)|urgent care|heart attack|heat (?:stroke|exhaustion)|first aid|band ?aid|man down|(?:lost|lose) consciousness|knocked (?:@o )?(?:out|unconscious)|not (?:breathing|moving|responding|responsive|waking)|no (?:respira|respiraba|responde|respondia|se mueve|se movia|reacciona|despierta)|life ?flight\\w*|alive|perdio el conocimiento|no pulse|out cold|run over|ran over @\\w|short of breath|hard to breathe|threw up|throwing up',
  '(?:cut|burned|broke|smashed|jammed|pinched|twisted|rolled|hit|scraped|scratched|caught|bumped|banged|stubbed|crushed|hurt|injured|tweaked|pulled|gashed|sliced|nicked|stabbed|punctured|dislocated|burnt|mashed|struck|bit|tore|split|popped|strained|got) (?:@[hm]|the|a|one|two) (?:\\S+ ){0,2}\\w+[FB]',
  '(?:in|on|into|through|to|across|against|over) (?:@[hm]|the|both) (?:\\S+ ){0,2}\\w+[FB]',
  '(?:in|on|into|through|across) \\w+F|(?:@[hm]) (?:\\S+ )?\\w+[FB] (?:is|was|are|were|hurts|got|has|started)',
  '(?:la|el|las|los|un|una|en|su) \\w+F',
  '(?:cut|burned|burnt|broke|bit|broken|smashed|gashed) (?:@o|\\w+F)',
);
/** Somebody fell or was hit: what became of them is not told by that. */
export const EVENT = any(
  '@[dip] (?:\\S+ ){0,3}?(?:fell|falls|fallen|slipped|tripped|(?:was|were|got|gets|been|being|is|are|fue) (?:\\S+ )?(?:struck|hit|thrown|knocked|caught|shocked|zapped|stuck)|cayo|resbalo|tropezo|golpeo|stumbled|stepped on|inhaled|breathed|exposed|splashed|sprayed)',
  '< (?:fell|slipped|tripped|struck|hit by|hit in|hit on|knocked|got (?:hit|caught|shocked|struck|pinned|run)|was (?:hit|struck|shocked|caught)|se cayo|se resbalo|se tropezo|le cayo|le pego|lo golpeo|la golpeo|lo atropello|me cayo|me pego|me cai|me resbale)',
  '(?:hit|struck|caught|knocked|pulled|threw|shocked|clipped|dragged|sprayed|splashed|attacked|punched|pushed) (?:the |a |one |our |@m )*@[dop]',
  '(?:se cayo|cayo|resbalo|atropello|golpeo|le pego|le cayo|le dio) (?:\\S+ ){0,5}?(?:el |la |un |una |a |al )*@[dp]|(?:le|lo|la|les|me) (?:cayo|pego|golpeo|atropello|tumbo|avento|dio un toque|agarro)|se (?:cayo|resbalo|tropezo) (?:de|del|en|al|por)',
  '@[dip] (?:\\S+ ){0,2}(?:burn|cut|lost|down|gone|passed|collapsed)',
);

/** It may end in a hospital bed, or worse. */
export const OPEN = any(
  '(?:ambulance|paramedics|medics|ems|helicopter|life ?flight\\w*|ambulancia|helicoptero|paramedicos|airlifted|lifeflight|medevac\\w*|flown)',
  `(?:${words('taken took rushed transported sent driven drove went going brought transferred en llevaron llevo trasladaron mandaron fue fueron va camino way')}) (?:\\S+ ){0,4}?(?:hospital|er|emergency|trauma|urgencias|emergencias|emergencia|medical center|seguro)`,
  '(?:in|at) (?:the )?(?:hospital|er|emergency room|surgery|icu)|en (?:el hospital|urgencias|cirugia|emergencias)',
  '(?:is|was|still|found|knocked|lying|laying|esta|quedo|@[dip]|<) (?:\\S+ )?(?:unconscious|unresponsive|inconsciente)|not (?:breathing|moving|responding|responsive|waking)|no (?:respira|respiraba|responde|se mueve|se movia|reacciona|despierta)|no pulse|sin pulso|cpr|coma|life support|critical condition|man down',
  '(?:is|are|still|esta|sigue) (?:\\S+ )?(?:trapped|pinned|buried|stuck under|atrapado|prensado|enterrado)',
);

/** What else the log of 1904.7 turns on. */
export const SIGNS = {
  unconscious:
    'unconscious|unresponsive|passed out|blacked out|(?:lost|loss of) consciousness|knocked (?:@o )?(?:out|unconscious|cold)|out cold|fainted|inconsciente|desmayo|desmayada?o?|perdio el conocimiento|noqueado',
  treated:
    'stitches|stitch|stitched|sutures|sutured|staples in|stapled|prescription|prescribed|antibiotics|(?:a|in a|the) (?:cast|splint)|splinted|physical therapy|cortisone|puntadas|puntos en|(?:le|me) (?:pusieron|dieron) (?:\\S+ )?(?:puntos|puntadas)|recetaron|receto|le receto|silver cream|antibioticos?|ferula|yeso|enyesaron|terapia fisica|skin graft',
  broken:
    'fractured?|fractures|fractura|fracturas|fracturo|fisura|(?:broke|broken) (?:@[hm] |a |the |two |three |an )*(?:\\S+ ){0,1}(?:\\w+[FB]|bones?|nose|collarbone|ribs?|tooth|pelvis)|(?:quebro|rompio) (?:el|la|dos|un|una|tres) \\w+F|\\w+[FB] (?:is |was |got )?broken',
  away: '(?:\\S+ )?days? (?:off|away|de incapacidad|de descanso|de reposo)|(?:off|missed|out of) work(?! zone)|out (?:for|until) (?:\\S+ )?(?:days?|weeks?|monday|next)|missed (?:\\S+ ){1,2}(?:days?|shifts?)|lost time|incapacidad|(?:off|out) for (?:a|the|one|two|three|rest|\\d) \\S+',
  restricted:
    '(?:light|restricted|modified|desk) (?:duty|work)|(?:no|cannot|not) (?:lift|lifting)|lifting (?:restriction|limit)|work restrictions|trabajo (?:ligero|liviano|restringido)|no puede (?:cargar|levantar|hincarse|subir)|puede trabajar pero|no (?:kneeling|climbing|ladders|bending|standing|driving|overhead)|sin (?:cargar|levantar)',
} as const;

/** A life may be in danger. */
export const LIFE =
  '(?:un)?conscious|unresponsive|inconsciente|not (?:breathing|moving|responding|waking)|no (?:respira|respiraba|responde|se mueve|reacciona|despierta)|pulse|pulso|cpr|aed|coma|critical|critico|grave|life support|intubated|ventilator|buried|enterrado|electrocuted|electrocuto|shocked|volts?|480|277|7200|toque|descarga|heart|corazon|stroke|collapsed|desmayo|crushed|aplasto|skull|spine|bleeding out|drown\\w*|ahogo';
/** Of somebody's family, away from work: read in words as they are written. */
export const FAMILY =
  / (?:(?:his|her|their|\w+s) (?:wife|husband|mother|father|mom|dad|son|daughter|kid|kids|baby|grandmother|grandfather)|(?:hijo|hija|esposa|esposo|mama|papa|suegr[oa]|abuel[oa]) de|su (?:hijo|hija|esposa|esposo|mama|papa|suegr[oa]|abuel[oa])|at school|en la escuela) /;
/** Kept to be watched: with nothing done it is no admission for care or treatment (29 CFR 1904.39(b)(10)). */
export const OBSERVED = 'observ\\w*|(?:to|for) (?:watch|monitor|monitoring)|watched|monitored';
export const ONLY =
  '(?:only|just|nomas|solo|solamente|strictly)|(?:no|without|sin|nothing) (?:\\w+ )?(?:treatment|tratamiento|care|done)';
/** What is not as it should be, or was done wrongly: nobody is in it. */
export const HAZARD = any(
  words(
    'missing without no not nobody frayed exposed loose unsecured uncovered blocked expired leaking leak unsafe hazard noticed broken cracked worn damaged stolen needs need parked late caught hung swung swinging over under near close',
  ),
  words(
    'sin falta faltan no nadie pelado suelto flojo abierto tapado vencido fuga roto rota danado hay andan estan cerca encima debajo',
  ),
);
/** Of one's own family, where the report is of who stays away. */
export const MY_FAMILY =
  / (?:my|mi) (?:uncle|aunt|father|mother|dad|mom|wife|husband|son|daughter|brother|sister|grand[a-z]+|tio|tia|papa|mama|esposa|esposo|hijo|hija|hermano|hermana|abuel[a-z]*|suegr[oa]) /;
export const ABSENCE =
  / (?:funeral|services|(?:need|take|taking|want) (?:[a-z]+ ){0,3}off|(?:cant|cannot|wont|will not|not) (?:be |come )(?:in|to work|at work|here)|permiso|no (?:va a|voy a|puedo) (?:venir|ir)|faltar) /;

import type { Kind } from './kinds.ts';
import { spelled } from './mark-people.ts';

const ELECTRIC =
  '(power ?line|overhead (line|wire)|high ?line|primar(y|ies)|secondary|hot line|live (line|wire)|the lines?\\b|(a|the) wires?\\b|kv\\b|energi[sz]ed|linea|cables?\\b|alta tension|primario|alambres?\\b)';
const MACHINE =
  '(crane|boom|excavator|back ?hoe|track ?hoe|\\bstick\\b|bucket truck|aerial|(boom|scissor|man) ?lift|\\blift\\b|dump ?(truck|bed|body|trailer)?|pump(er)?( truck)?|forklift|loader|telehandler|drill rig|derrick|cherry picker|basket|mast|\\bcab\\b|gradall|grua|excavadora|retro|mano de chango|pluma|canast(a|illa)|bomba|camion|volteo|montacargas|maquina|elevador|plataforma|cabina|tractor|\\bbrazo de la)';
const TOUCHES =
  '(touch|hit|contact|tangled|got in|caught|hung up|swung|snag|against|into|\\bon (the|a|top)|up in|in the|pegamos|is in|tocando|toco|toca\\b|pego|pegad|choco|enred|agarr|contacto|encima|rozo|se metio|dio (con|contra|a)|jalo|atorad)';
const LIMB = '(finger|thumb|hand|arm|toe|foot|leg|ear|dedo|mano|brazo|pierna|oreja|\\bpie\\b|pulgar)';
const CHEMICAL =
  '(\\bacid|cement|concrete|\\blime\\b|mortar|grout|chemical|bleach|solvent|thinner|\\blye\\b|caustic|diesel|\\bgas\\b|gasoline|\\bfuel|ammonia|chlorine|epoxy|paint|\\btar\\b|cleaner|degreaser|muriatic|battery|stripper|hydraulic|slurry|thinset|spray|\\bglue|primer|sealer|antifreeze|pesticide|acido|cemento|concreto|\\bcal\\b|\\bmezcla|quimic|cloro|solvente|tiner|\\bsosa|gasolina|pintura|limpiador|bateria|pegamento|lechada|resina|amonia|veneno|poison)';
const DOWN =
  '(\\bdown\\b|pas+ed out|passing out|out cold|collaps|unconscious|unresponsive|(not|quit|stopped|no longer|doesnt|does not|wont|is not|cant|cannot) (\\w+ )?(answer|mov|talk|respond|breathe?|wak|come out|get out)|dropped|faint|dizzy|slack|stuck|trapped|tirad|caid|desmay|no (nos |me |se |lo )?(contesta|responde|mueve|reacciona|sale|despierta|habla|respira)|inconsciente|maread|se cayo|no lo (vemos|oimos)|atorad|atrapad|desvanec|desplom|overcome|hear nothing|not a peep|cannot hear|alarm|pitando|no (sale|baja|sube)|ninguno|nadie contesta|hour ago|hora|one after|stopped pul|asleep|dormid|golpea|go(es)? in after|lights? (went )?out|dark|go get him|inside|adentro|mareo|marea|gone quiet|went quiet|silent|no answer|sank|knocking|banging|moaning|chin|running|lying|laying|lies there|limp)';
const FROM_HEIGHT =
  '(ladder|roof|scaffold|lift|floor|stor(y|ies)|beam|pole|tower|stairs|steps|deck|truck|tree|edge|bucket|platform|hole|steel|skylight|balcony|escalera|techo|andamio|viga|poste|torre|arbol|orilla|plataforma|piso|losa|camion|\\d+ ?(feet|foot|ft|pies))';
const VEHICLE =
  '(\\bcars?\\b|truck|vehicle|\\bvan\\b|\\bsuv\\b|semi\\b|pickup|driver|carro|coche|camioneta|troca|trailer|vehiculo|\\bbus\\b|motorist)';
const HOT =
  '(\\bhot\\b|heat|\\bsun\\b|degrees|attic|temp(erature)?\\b|calor|\\bsol\\b|caliente|asole|summer)';

/**
 * By which words a harm is known, in both languages, in a text in small letters without accents, apostrophes and double
 * letters. Each line: what must all stand in it, parted by ' & ', '!' before what must not. A word is looked for from its
 * beginning.
 */
const CUES: Readonly<Record<Exclude<Kind, 'general'>, readonly string[]>> = {
  current: [
    '(hooked|attached|glued|prendido|prendida|agarrado) (up )?(to|on|a|al|de|de la|del) (the |a |la |el )?(panel|wire|line|cable|cord|bus|breaker|transformer|tablero|linea|alambre|corriente)|(bit|hit|nailed|got|smoked) by (the |a )?(bus|panel|wire|live|transformer|cord|outlet|primary|current|voltage|juice|\\d{3,5})\\b|(corriente|luz) (le|lo|la|me) (pego|dio|agarro|avento|tumbo)',
    'let go & (panel|wire|cord|cable|line|pole|ground|breaker|drill|saw|handle|metal|rail|fence|machine|bus|tool) & (not|cannot|will not)',
    'no (lo |la |se )?suelta & (cable|alambre|luz|corriente|tablero|poste|maquina|taladro|extension|tubo|cerco)',
    '(touch|grab|lean|hold|into|against|toco|agarro|metio) & (panel|bus|breaker|outlet|meter|cord|fuse|lug|terminal|charger|tablero|contacto|enchufe|breaker|extension) & (let go|not|down|floor|shak|twitch|black|smok|drop|stif|burn|limp|tirad|tembl|no se|neg|piso|suelo)',
    '(cord|wire|cable|extension) (is )?(under|on|across|wrapped around) (him|her|his|them) & !hand|finger|tie|snap|sling',
    'electrocut|electric shock|arced\\b|(grab|touch)\\w* (the|that|a) (\\w+ )?cord\\b|choque electrico|descarga|corrientazo|calambrazo|arc flash|arco electrico',
    'shocked|zap(ed|s|ing|er)?\\b|lit (him|her|me|them|up)|tased|(got|get|getting|took|take|gave|big|bad|hard|nasty) (a |the |an |hell of a |big |bad |good )*(shock|jolt|juice|zap)\\b',
    'shock\\b & !(in|into|for|of|from) shock|shock (absorb|treat|advised)',
    '(juice|voltage|current|volts?) (went|going|ran|got|hit|has|had|is) & !river|water|rope|pier|dock|lake|swim|swept',
    '(froze|frozen|stuck|hung|locked|clamped|fused|welded) (up |on |to |onto |in |the |a |hand )*(the |a |that )?(line|wire|cable|panel|cord|breaker|conductor|primar|hot|live|drill|transformer|bus|lines|wires)',
    '(toques?|corriente|luz|electricidad) & (dio|dieron|dando|da\\b|agarr|peg|prend|pesc|avent|tumb|recib|sacud|tiro|mato|jal|paso|pasa)',
    '(pegad|prendid|agarrad|colg)\\w* (al|a la|a un|del|de la|de un|en el|en la|con el|con un) (\\w+ )?(cable|linea|alambre|tablero|breaker|corriente|luz|transformador|poste de luz)',
    '(\\b(110|120|208|220|240|277|347|408|440|480|600|4160|7200|13800|13\\.8|7\\.2)( ?(v\\b|volts?|voltios|kv))?\\b) & (hit|took|got|grab|touch|bit|across|agarr|toc|dio|peg|recib|hand|mano|drop|fell)',
    '(cord|outlet|panel|breaker|switchgear|transformer|welder|wire|extension|socket|bus ?bar|capacitor|generator) (bit|got|has|had|grabbed|lit|threw|nailed|knocked|blew up on) (him|her|me|my|the|our)',
    `(touch|grab|contact|got (in|a hold|hold)|get (in|him off)|brush|lean|against|in(to)? (a|the)|reach|hold|hit|toco|toca|tocando|agarr|peg|rozo|contacto|metio|recarg|sobre) & (power ?line|overhead (line|wire)|high ?line|hot (line|leg|wire|side|bus)|(live|bare|electric|electrical|buried|underground|energi[sz]ed) (line|wire|cable|panel|part|bus)|primar(y|ies)|(the|a|that|them|those) (lines?|wires?|drop)\\b|switchgear|transformer|bus ?bar|conductor|energi[sz]ed|its live|linea (de luz|viva|de alta|electrica)|la linea|las lineas|cables?( pelon| vivo| de luz| de corriente| electric| enterrad)|los cables|el cable|un cable|alambre|alta tension|transformador|tablero) & !${MACHINE}|barb|fence wire|guy wire|wire rope|gas line|water line|(sewer|fuel|air|hydraulic|conga|lunch|tag|life) ?line|linea de vida|hose|winch|sling|colgad|hanging|line of|nail|rebar|tie wire|on the line with|drive|police|wires? (down|on (the|my) (ground|truck|car|van))|(cayo|callo) (un|el) (cable|alambre)|(lineas?|cables?) (esta|estan) (sobre|encima|en el)|(line|wire|cable)s? (snap|broke|whip)|(cable|alambre) (se |le |lo )*(rompio|revento|corto)`,
    '(drill|cut|nick|dug|hit|saw|jack ?hammer|shovel|digging|corto|perfor|taladr|pala|escarb|rompio|pego) & (live|buried|underground|electric|power|hot|a|the|into a|un|el|enterrado|de luz|vivo) (\\w+ )?(cable|wire|conduit|line|feeder|alambre|linea) & (threw|thrown|fel|drop|spark|flash|down|shak|burn|flew|not mov|cayo|volo|tirad|tembl|chispa|quem|avent|desmay) & !snap|gas|sling|winch|roof|ladder|hand|finger|leg|techo',
    'blown? (back|off|across) .{0,40}(panel|wire|switch|breaker|transformer)|knocked .{0,40}(live wire|hot wire|energi)|(wire|cable|cord) off (of )?(him|her|them)|live wire on|holding the steel|meter blew',
  ],
  'machine-line': [`${MACHINE} & ${TOUCHES} & ${ELECTRIC} & !cable snap|winch|sling|tag ?line`],
  'line-down': [
    '(drop|knock|pull|bring|brought|took|blew)\\w* (down )?(the |some |two |those )?(power ?)?(wires|lines)\\b|(wires|lines|cables) (are |is )?(across|over|all over|on top of) (the|my|his|our|a)',
    '(wire|line|cable|linea|alambre)s? .{0,20}(on|over|across|sobre|encima de) (my|the|our|his|mi|la|el|su) (truck|car|van|cab|hood|excavator|machine|vehicle|troca|carro|camion|maquina) & !crane|grua|winch|sling|boom|gas line|hose|fuel line|brake line',
    '(revento|rompio|solto|snapped|broke) .{0,14}(linea|cable de luz|power line|electric line) & (piso|suelo|tirad|chispa|ground|spark)',
    '(cayo|callo) (un|el|una|la) (cable|linea|alambre) & !grua|carga|sobre (el|la|mi) (pie|mano|cabeza)',
    'downed (power ?)?(line|wire|cable)|(line|wire|cable|linea|alambre)s? (de luz |de alta |electric\\w+ |de corriente |viv\\w+ )?(is |are |was |se |esta |estan |all )*(down\\b|cayo|caid|tirad|en el suelo|en el piso|colgando|chispe|sparking|arcing|jumping|on the ground)',
    '(power ?line|live wire|hot wire|power wire|electric(al)? (line|wire)|lines?|wires?|linea|cable) & (fel|came down|snapped|broke|laying|lying|across|landed|down on|is on|are on|took .{0,12}down|se (solto|rompio|revento|cayo|quebro)|cayo|encima|sobre) & (power|electric|live\\b|utility|spark|arcing|pole|voltage|luz\\b|corriente|alta\\b|poste|chispa|viv[oa]\\b|truck|car\\b|van\\b|roof|hood|vehicle|fence|troca|carro|camion) & !cable snap|winch|sling|rig|zip|guy wire|crane|grua',
  ],
  'confined-space': [
    '(in|inside|into|down) (the|a|that|our) (\\w+ )?(tank|vault|man ?hole|silo|sewer|cistern|vessel|digester|hopper|pit|grain bin|bin)\\b & !oil change|barbecue|acid|splash|cut|bleed|nail',
    '(adentro|dentro|metio|bajo|bajaron|en) (de |del |a |al |la |el |un )*(tanque|alcantarilla|pozo|fosa|silo|cisterna|drenaje|noria|registro)\\b & !acido|corto|sangr|clavo',
    '(grain|corn|grano|maiz) & (chin|sank|slid|buried|waist|neck|cannot find|cannot see|hat|hundi|enterr)|air (hose|line) & other end',
    'confined|espacio confinado|hole watch|entrant|(go|going|went|jump(ed)?|climb(ed)?) (in|down) (there )?(after|to (get|help)) (him|her|them|his)|(me meto|se metio|meterme|entro|bajo|metieron) (por (el|ella|su|mi|otro)\\b|a sacar|a ayudar)|meter is alarming|medidor .{0,10}pitando|nitrogen|argon\\b',
    `(man ?hole|vault|\\btanks?\\b|vessel|\\bsilo|sewer|cistern|septic|wet ?well|lift station|digester|hopper|crawl ?space|\\bpit\\b|culvert|tanker|boiler|manway|grain bin|\\bbin\\b|\\bwell\\b|storm drain|\\bduct|alcantarilla|\\bregistro\\b|\\bpozo|tanque|cisterna|drenaje|\\bfosa|tolva|boveda|caldera|caja de valvula|noria) & ${DOWN} & !tank(s)? (truck )?(hit|ran)|oxygen tank|propane tank|tanque de propano|oil ?well`,
  ],
  gas: [
    '(inside|adentro|indoors|in the (shop|garage|basement|attic|crawl ?space)|cerrado|encerrad) & (dizzy|headache|light ?headed|woozy|maread|dolor de cabeza|sleepy|nause) & !heat|hot\\b|calor|caliente|degrees|fell|cayo|golpe|hit',
    'gas service|gas meter & (cut|broke|roar|blow|hiss|leak|hit|rip)',
    '(gas|propane|propano|propane tank|tanque) .{0,12}(venting|hissing|silba|escap)|(saliendo|escapando) .{0,6}gas\\b',
    '(smoke|humo) & (cough|tos|asfix|respir|breathe|choking|ahog|sick|mare) & !cigar|fire|fuego',
    'gas (leak|line|main|smel|pipe|cloud|service)|smel\\w*.{0,20}(gas\\b|propane|roten|sulfur)|fuga\\b|hu?ele.{0,20}gas|olor.{0,10}gas|(tuberia|linea|tubo) de(l)? gas|nube de|gasead|gased|carbon monoxide|monoxid|\\bco\\b (alarm|meter|detector|poison)|h2s|hydrogen sulfide|sulfhidric|(amonia|clorine|cloro|freon|amoniaco?) (leak|cloud|gas)|bad air|no oxygen|sin oxigeno',
    '(generator|heater|exhaust|motor|engine|(cut ?off |concrete |demo )?saw\\b|mower|furnace|stove|\\bgas\\b|smoke|humo|generador|blower|stripper|thinner|tiner|glue|calenton|escape|fumes|vapors?|vapores|solvent|solvente|paint|pintura|epoxy|chlorine|ammonia|amoniaco|cloro|smoke from the (saw|motor|engine)|humo del? (motor|generador)) & (dizzy|headache|sick|throw|thr?ew|vomit|faint|pas+ed out|passing out|collaps|woozy|light ?headed|cough|breathe?|maread|desmay|dolor de cabeza|respira|tosiendo|vomit|sleepy|two (of them )?are|hack|everybody|varios|mal\\b|stand|cannot stop) & !(eye|ojo|nail|cut)',
    'cherry red|smel\\w* like (almond|eg|garlic)|huevo podrido|(amonia|clorine|amoniaco|cloro|freon|gas) .{0,15}(got |is |came )?(loose|leak|cloud|everywhere|in here)|(manguera|tanque|tubo|linea) de(l)? (amoniaco|cloro|gas)|fumig|overcome|(breathed|inhaled|sniffed|huffed) .{0,30}(gas|fumes|vapor|chemical)|(respiro|inhalo|trago) .{0,20}(gas|vapor|humo|quimic)|intoxic',
  ],
  trench: [
    '(above|under|in|beneath) (the|all that) dirt|dig(ging|gin)? (for|him|her|them|out|with our)|escarbando|up to (his|her|my|their) (waist|chest|neck|knees|hips) & !water',
    '(la pared|el talud|la tierra|el lodo|el hoyo) (se )?(le |les |nos )?(vino|cayo|cerro|derrumbo)|slough|only see (his|her) (boots|hat|hand)',
    'ataguia|trench(es|box|ing)?\\b|zanja|(only|all) (\\w+ )?sand\\b|caved & !roof|ceiling',
    'cave ?in|excavation|excavacion',
    '(buried|enterrad|sepultad|tapad|covered) & (dirt|soil|mud|sand|neck|waist|chest|tierra|lodo|arena|pecho|cintura|cuello|hole|ditch|hoyo|alive|spoil|wall|bank|vivo|gravel|clay)',
    '(bank|dirt|soil|spoil|mud|ditch|hole|berm|side of the|tierra|talud|lodo|hoyo|pozo) & (collaps|came down|came in|caved|slid|gave way|let go|rolled in|fell in on|on top of|derrumb|vino encima|encima|se cerro|se vino|desgaj|up to his|sloughed) & !truck|camion|troca|ladder',
    '(under|stuck in|sunk in|trapped in|swallowed by|abajo de|debajo de|atorado en) (the |all that |a lot of |la |el |un )*(dirt|mud|soil|sand|rubble pile|tierra|lodo|arena)',
  ],
  fire: [
    'fire (on|in|at) (the|a|our)|(truck|trailer|building|house|shop|roof|machine|casa|edificio|traila|troca) (is |esta )?(burning|quemando|ardiendo)',
    'on fire|caught fire|in flames|flames|en llamas|llamas|explo|blew up|lumbre|incendi|fireball|flash fire|engulfed in|trailer .{0,15}burning|burning (building|trailer|truck|house|alive|up)|ardiendo|(is|are|went) up in flame',
    '(cloth|shirt|pants|vest|jacket|sleeve|hair\\b|coat|overalls|glove|jeans|ropa|camisa|pantalon|chamarra|manga|cabello|pelo|chaleco|overol) & (fire|flam|burning|prend|fuego|quemando|ardi|caught)',
    '\\b(a|the|big|there is a|theres a|hay|un) (\\w+ )?(fire|fuego)\\b & !fire ?fighter|fire (watch|extinguisher|depart)',
    'se (me |le |esta |nos )*prendio|se esta(n)? quemando|quemandose',
  ],
  water: [
    '(se|nos|les|me) (fue|fueron|cayo|cayeron|caimos|volco|resbalo|hundio|avento) .{0,25}(al|a la|en el|en la) (canal|rio|lago|presa|laguna|arroyo|mar|estanque|alberca|agua)\\b|(slip|slid|fel|went|knocked|stepped)\\w* .{0,12}(of|off|from) the (barge|dock|pier|boat|float|skiff|bulkhead|seawall|wharf)',
    'in(to)? (the|a) (pond|river|lake|canal|creek|bay|pool|tide|surf|lagoon)|(gone|goes|going|went|he is|hes|keeps going) under & !mower|skin|wheel|table|slab|truck|load|machine|wheel|forklift|car\\b|trailer|bus',
    'bubbles|burbujas|no (sale|salio|sube|subio) del (agua|rio|lago|canal)|waders & !welding|level',
    'drown|overboard|al agua\\b|hombre al|swept (away|off|down)|cannot swim|cannot swim|cannot swim|no sabe nadar|no puede nadar|went under|under ?water|face ?down in|swallowed water|bajo el agua',
    'under the (ice|water)|through the ice|en el agua|del agua\\b|\\bdiver\\b|buzo|water.{0,4}(coming|rising|up to)|face .{0,12}(in|down).{0,8}(puddle|water|mud)|flota|cofferdam|alberca & !hot water|boiling|caliente|hirviendo',
    '(fell|went|slip|slid|jump|push|knock|rolled|drove|drop|ended up|pulled|dragged|tip|is|are|somebody|someone|cayo|callo|se fue|caimos|tiro|resbal|jalo|avent|volco|hund|ahog|lleva|llevo) & (\\briver|\\blake\\b|\\bcanal|\\bpond|\\bcreek|\\bbay\\b|ocean|harbor|lagoon|reservoir|\\bin the (water|ice)|in(to)? the (drink|water)|\\brio\\b|\\blago\\b|laguna|\\bpresa\\b|\\bel mar\\b|en el agua|al agua|el agua|alberca|estanque|muelle|\\bdock\\b|barge|\\bpier\\b|barcaza|sluice|culvert|acequia|arroyo|bayou) & !loading dock|water ?(truck|line|main|bottle|jug|cooler|heater)|hot water|boiling|hirvi|corrientazo',
  ],
  collapse: [
    '(building|roof|floor|scaffold|structure|deck|slab|form ?work|shoring|ceiling|wall|crane|bridge|tower|falsework|parking|edificio|techo|losa|andamio|cimbra|estructura|barda|pared|muro|piso|grua|puente|segundo piso) & (collaps|came down|caved in|fell in\\b|gave way|pancak|toppl|tipped|derrumb|colaps|se vino (abajo)?|vino abajo|desplom|se cayo) & (under|inside|in there|trapped|on it|them|people|guys|men\\b|missing|buried|workers|crew|masons|somebody|someone|with|debajo|abajo|adentro|atrapad|gente|compa|encima|falta|con|no (encontramos|vemos)) & !trench|zanja|fel (off|of|from|through)|(cayo|callo) (mi \\w+ |un \\w+ |el \\w+ |uno )?(del|de la|de un)|del (roof|techo|andamio)',
  ],
  crush: [
    '(^|help |ayuda )(caught|stuck|trapped|pinned|atorado|atorada|atrapado|atrapada) (in|en|under|between|debajo)|hand in the (machine|conveyor|mixer|press|roller)',
    '(leg|arm|hand|foot|dash|he|she|driver|operator|hes|worker|guy|man|mano|pierna|brazo|pie|chofer|operador) (is |got |esta |quedo |still )*(trapped|pinned|wedged|atrapad|prensad|atorad)',
    '(in|into|under) the (\\w+ )?(chipper|header|hitch|track|tracks|rollers|conveyor|mixer|auger|baler|hopper gate|cage|blade|wheels?|tires?|gears?)\\b & (hand|arm|leg|foot|feet|finger|him|her|he|she|hes|his|my|guy|man|andre|groundie)',
    'chipper|chipeadora & !chip(s|ped) paint|dust',
    '(landed|fell|dropped|came down|rolled|tipped|flipped|slid|collapsed|crashed) (right |down )?(on|onto|over on) (one|a|an|the|our|my|two|three|some|his|her|me|him|them) & !roof|ladder|his (head|back|feet|hands|neck|butt|shoulder|side|face)|scaffold|the (ground|floor|concrete|deck|street|road)',
    '(abajo|debajo|encima) (de|del|de la|de un) (troque|troka|troca|forklift|bobcat|carro|rollo|bulto|tarima)|(ladeo|volteo|volco) & (agarr|abajo|operador|chofer|con )',
    'crush|pinned|aplast|prensad|prens[oa]\\b|apachurr|squished|squashed|smashed between|wrapped (up )?(in|around)|run over|ran over|rolled over|backed over|runned over|over his (leg|foot|feet|arm)|atropell|paso (por )?encima|le paso la',
    '(caught|stuck|pulled|sucked|trapped|jammed|drawn|dragged|got|went|is|metio|atoro|atorad|agarr|jalo|trag|atrap|enredo|wound|twisted|hung) & (conveyor|mixer|auger|machine|press\\b|roller|chipper|\\bbelt|gear|\\bchain\\b|winch|lathe|baler|pulley|shredder|sprocket|rotating|shaft|spindle|tailgate|compactor|pto\\b|banda|revolvedora|sinfin|rodillo|cadena|engrane|trituradora|picadora|polea|maquina|mezcladora|torno|prensa|drill press|paver|trencher|tiller|hoist|elevator) & (hand|arm|leg|foot|feet|finger|hair|sleeve|glove|cloth|shirt|him\\b|her\\b|he |she |my |me\\b|buddy|guy|mano|brazo|pierna|dedo|manga|guante|ropa|pelo|lo |la |le |me |se |compa)',
    '(under|underneath|beneath|below|debajo|abajo|bajo) & (truck|forklift|tractor|machine|\\bload|pipe|\\bbeam|slab|\\bwall|\\btree|\\blog\\b|excavator|loader|dozer|lift|\\bcar\\b|\\bvan\\b|trailer|skid|rollers?|block|plate|steel|pallet|rock|camion|montacargas|maquina|carro|viga|tubo|losa|arbol|troca|carga|piedra|retro|rodillo|plancha|tronco|traila) & (he |hes |shes|him|her|my|trapped|stuck|guy|man|buddy|leg|arm|someone|somebody|foot|esta|quedo|pierna|brazo|lo|compa|hay|atrapad|pie\\b|mano)',
    '(tipped|rolled|flipped|fell|came down|dropped|landed|slid|backed|volte|cayo|volco|resbal|dejo caer) & (on top of|onto|encima|\\bon (him|her|his|my|me|mike|them|the (guy|operator))|over (on|onto)) & (truck|forklift|tractor|machine|\\bload|pipe|\\bbeam|slab|\\bwall|\\btree|\\blog\\b|excavator|loader|dozer|lift|skid|roller|block|plate|steel|pallet|rock|bundle|trailer|dumpster|camion|montacargas|maquina|viga|tubo|losa|arbol|carga|piedra|retro|rodillo|plancha|tronco|traila|bloque)',
    '(on top of|onto) (him|her|my|me|them|our|the (guy|operator|iron|driver|helper))|(get|lift|pry|take|budge|pul|move) .{0,40} off (of )?(him|her|them|me|his|my|the (guy|driver))|(coat|jacket|rope|sling|strap|chain|hair|shirt|hand)s? .{0,25}(wound|wrapped|pulled|caught|hung in)|(pelo|soga|mecate|manga|ropa) .{0,20}(enred|atoro|jalo)|(is|are|boom|beam|wall|gate|panel|slab|load|truck|tree|sits?|sitting|laying|lying) .{0,12}on (his|her|my) (chest|legs?|thighs?|foot|feet|arm|hand|back|hips?)|volt[ei]\\w* .{0,40}(abajo|encima|adentro|con )|lo tiene (prensad|atorad|agarrad)|le tiene (la|el) (mano|brazo|pie|pierna)|mangled|machuc|stuck in the machine|under (the|a|those) (\\w+ )?(pallet|rack|pile|bundle|stack)|came in on & !tape|tarp',
    'steering wheel on|trapped (in|inside) the (cab|truck|machine)|between the (truck|wall|dock|trailer|forklift|machine|bucket|counterweight|crane)|entre (el|la) (camion|pared|maquina|montacargas|troca|trailer|contrapeso)',
  ],
  traffic: [
    '(flagger|work zone|banderer|cone) & (hit|ran into|struck|plow|atropell|pego|through) & !hit (his|her) (hand|finger)',
    `${VEHICLE} & (hit|struck|clipped|mowed|plowed|ran (over|down|into)|run (over|down)|came through|crash|wreck|rear ?end|rolled|flipped|atropell|golpe|pego|choc|llevo|volc|avent) & (road|highway|freeway|\\blane|traffic|flag|\\bcones?\\b|work ?zone|shoulder|interstate|street|mile ?marker|\\bexit\\b|motorist|carretera|calle|autopista|trafico|bander|carril|zona de trabajo|conos)`,
    '(car|truck|vehicle|van|rollover|head on|carro|troca|camioneta) ?(crash|wreck|accident|rolled over|flipped|choque|volcadura)|(choque|volcadura|accidente) (de|en|con) (la |el |un |una )?(carro|troca|camioneta|carretera)|nos choc|wreck(ed)? (on|the)',
  ],
  suspended: [
    'been hanging|hanging (there|for|10|15|20|out)|(lanyard|harness|rope) (is |just )*(holding|all that)',
    '(hang|hung|dangl|suspend|swing|colga|guind|caught|held|upside|stuck|detuvo|paro|atorad|cabeza) & (harness|lanyard|\\bsrl|yo ?yo|saddle|lifeline|life line|fall arrest|retractable|tie ?off|arnes|linea de vida|retractil|anticaida) & !hang(ing)? (it )?up',
    '(hanging|dangling|suspended|hangs|colgando|colgad[oa]|guindando) (\\w+ ){0,4}(off|from|under|over|upside|by|in the (air|tree)|out there|up there|de|del|en|cabeza|arriba|afuera) & !finger|thumb|toe|skin|eye|mouth|face|dedo|piel|ojo|eyelid',
  ],
  'not-breathing': [
    'no breath|without breathing|sin respirar|no respiraciones',
    'no pulse|without a pulse|(heart|pulse) (has |just |is )*(stopped|gone)|(cant|cannot|can not|dont|do not|no) (find|fel|feal|get) (a|any|his|her)? ?pulse|cardiac arrest|no heartbeat|sin pulso|no (le )?(tiene|encuentr\\w+|siento|hay|hallo) (el )?pulso|paro cardiac|corazon (se )?(le )?paro|looks dead|i think (he|she)s? (is )?dead|(he|she)s? (is )?dead|parece muerto|creo que se murio|gray and not|not alive',
    '(start|doing|do|giving|how.{0,12}|need) (i )?(cpr|chest compressions|mouth to mouth)|compresiones|rcp\\b|\\baed\\b|desfibrilador',
  ],
  bleeding: [
    'chorre|(esmeril|pulidora|motosierra|sierra|disco|machete)\\w* (le|me|lo|se) |pumping (out|blood)|its pumping',
    'bled\\b|bleed|bleding|blod|blood|gushing|spurting|squirting|artery|arteri|hemorr|tourniquet|torniquete|\\bgash|laid open|sangr|desangr|a chorros?|chorro|stab|gun ?shot|\\bshot (him|her|me|in|by|another|a|the|someone)|maul|shredded|(dog|pit ?bull|perro|pitbull) .{0,20}(bit|got|has|mord|ataco)|mordio el (perro|pitbull)|bite on|(gone|going|went) thr(u|ough) .{0,12}(rag|towel|shirt)|coming out fast|femoral|pumping|down to the (muscle|bone)|knife|(nose|cut|wound|it) (not|will not) stop(ping)?|will not stop its|cut (his|her|their|my) (own )?throat|balazo|apunal|punalad|vena\\b|jugular|puddle of',
    '(cut|slash|slice|rip|tore|split|sliced|open|laid|got|kick|hit|bit|corto|rajo|abrio|tajo|cortada|herida|alcanzo|brinco|pego) & (chain ?saw|grinder|grinding|\\bdisc\\b|\\bblade|\\bsaw\\b|skil|knife|box cutter|glass|sheet metal|machete|axe|motosierra|esmeril|pulidora|disco|navaja|vidrio|lamina|sierra|machete|hacha|cuchillo|cutter) & (arm|leg|thigh|hand|wrist|neck|face|throat|forearm|foot|finger|head|shin|knee|him|her|brazo|pierna|mano|muneca|cuello|cara|pie\\b|muslo|dedo|cabeza|panza|me |se )',
    '(cut|sliced|slashed|split|ripped|tore) (\\w+ ){0,4}(bad|deep|open|to the bone|wide|pretty good|real good|his (arm|wrist|leg|throat|neck|hand|thigh))|se (abrio|rajo|corto|tajo) (\\w+ ){0,4}(brazo|pierna|mano|cuello|muneca|dedo|cabeza|feo|profund|hasta)|deep (cut|wound)|cortada (profunda|muy|fea|grande)|me corte',
  ],
  choking: [
    '(cannot|no puede) (make a sound|talk|speak|get it out|hablar|sacar) & stuck|eat|food|lunch|hot dog|sandwich|meat|steak|taco|chicken|burger|comida|carne|pollo|tortilla|lonche|comiendo',
    'se (esta )?ahoga(ndo)?( con|$) & !agua|motor|maquina|humo|gas|polvo',
    'atragant|heimlich|(grab|hold|clutch)\\w* (at )?(his|her) (own )?throat|se agarra (la garganta|el cuello)|swallowed (a|an|the) (\\w+ )?(bolt|screw|nail|bone|tooth|coin|cap|bit)|se trago un (tornillo|clavo|hueso)',
  ],
  allergy: [
    'allerg|alerg|anaphyl|anafil|epi ?pen|epinephrine|epinefrina|hives|ronchas',
    '(stung|sting|\\bbees?\\b|wasp|hornet|yellow ?jacket|abeja|avispa|avispon|hormiga|fire ants?|pico\\b|picaron|piquet|picadura|peanut|nuts\\b|shrimp|shellfish|\\bate\\b|comio|mani\\b|cacahuate|mariscos|camaron|medicine|penicillin|antibiotic) & (swell|swol|breathe?|throat|tongue|lips|faint|hincha|hincho|inchad|respir|garganta|lengua|aire|desmay|wheez|dizzy|cierra|cerrando|maread|puff|fat\\b|many times|(20|30|40|50|hundred)|muchas)',
    '(throat|tongue|lips|face|garganta|lengua|labios|cara) & (swell|swol|clos|puff|hincha|hincho|cierra|cerrand) & !hit|punch|golpe',
  ],
  breath: [],
  overdose: [
    'nodded (of|off|out)|with foil|cannot rouse|papel aluminio|fentanyl|pinpoint',
    'overdos|\\bod\\b|\\bods\\b|fentan|heroin|opioid|narcan|naloxon|(took|taken|swallowed|on|too many|bottle of|handful of) (\\w+ ){0,4}(pills|percs|oxy|drugs|xanax)|took something|needle (\\w+ ){0,3}(arm|next|beside|by|in)|with a needle|syringe|shot up|\\bmeth\\b|cocaine|sobredosis|pastillas|drog|jeringa',
  ],
  'chest-pain': [
    'elephant|elefante|chest (feals|fels|feal|fel) like|pulso .{0,10}(rapido|acelerado)',
    'heart attack|infarto|ataque al corazon|ataque cardiaco|elephant on',
    '(chest|heart|pecho|corazon) & (pain|hurt|ache|aching|tight|pressure|apret|doliendo|bust|squeez|heavy|crush|clutch|grab|holding|rac|pound|flutter|going crazy|burn|duele|dolor|presion|aprieta|opresion|oprime|aplast|agarr|late|palpit) & !up to|buried|enterrad|pinned|trench|zanja|beam|machine',
    '(left arm|brazo izquierdo|jaw|mandibula|entre los hombros|el brazo|shoulder blades) & (numb|pain|hurt|tingl|dormid|duele|entumid|dolor|adormec) & (sweat|chest|jaw|sick|breathe?|sud|pecho|nause|pale|palid)',
  ],
  stroke: [
    '(?<!heat )(?<!heat)\\bstrokes?\\b & !sun|heat',
    '(face|mouth|smile|cara|boca|ojo|parpado) & (drop(y|ing|s)?\\b|droop|drool|lean|hanging|hangs|sag|numb|crooked|lopsided|chueca|chueco|caid|torcid|de lado|se le cayo|colgada|media cara|paraliz)',
    '(slur|speech|talks? like drunk|words (are )?(coming|not)|cannot talk right|cannot talk right|habla (raro|enredado|trabado|mal)|no puede hablar bien|se le traba|arrastra las palabras) & !hot|heat|calor|sol\\b|cold|frio|sweat|throat|choking|shiver|soaked',
    '(one|left|right|whole|half|un|medio|lado) (side|arm|of (his|her|the) (body|face)|lado|cuerpo|izquierdo|derecho) & (numb|weak|limp|cannot (move|lift|raise|feal|fel)|cannot (move|lift|raise|feal|fel)|will not move|paraliz|dormid|durmio|no (puede )?(mueve|mover|levanta|siente)|debil) & !fel |fell|cayo|crush|cut|chest|pecho',
    'arrastra la lengua|leaning to one side|(cannot|does not|will not) squeeze|forgot how to (walk|talk)|derrame|embolia|se le paralizo|sudden(ly)? (confus|cannot see|cannot see|blind)',
  ],
  'heat-stroke': [
    'hot as (a |an )?\\w+|burning up|caliente como|hirviendo de calor & (talk|confus|nonsens|people|stumbl|out of it|habla|raro|tambale|confund|crazy|mumbl)',
    'heat ?stroke|heat exhaust|overheat|sun ?stroke|golpe de calor|insolad|insolacion|asolead|asoleo|(stopped|quit|not|isnt|no) sweating|no (esta )?sud|dejo de sudar|paro de sudar|no sweat|skin (is )?(dry|hot|beet|red).{0,15}(hot|red|dry|like)|(so|burning) hot .{0,30}(mumbl|egg|touch)|(pee|urine) .{0,12}(color|coke|brown|dark)|(cramp\\w*|calambr\\w*) .{0,40}(locked|heat|sun|sol|calor|legs|roof)|dehydrat|deshidrat|\\b(9[5-9]|1[01]\\d)( degrees| out| grados)',
    `${HOT} & (confus|pas+ed out|passing out|faint|collaps|dizzy|delir|stumbl|stagger|throwing up|threw up|vomit|seiz|slur|babbl|nonsens|out of it|unconscious|cramps|weird|crazy|drunk|makes no sense|making no sense|does not know|does not know|droped|went down|fel out|fell out|shaking|twitch|out of his head|wobbl|light ?headed|red and dry|confund|desmay|maread|delir|incoheren|raro|raras|tambale|convuls|cayo|desplom|no sabe|desvari|calambre|borracho|ido\\b|desorient|tieso) & !hot (tar|oil|water|stick|wire|leg|line|asphalt|mix)|agua caliente|aceite|generator|heater|generador`,
  ],
  'eye-chemical': [
    `(\\beyes?\\b|\\bojos?\\b|\\bvista\\b) & ${CHEMICAL} & !roll`,
    `(\\bface\\b|\\bcara\\b) & ${CHEMICAL} & (splash|spray|blew|squirt|spill|threw|got|cannot see|cannot see|burn|salpic|brinco|cayo|echo|arde|no ve|avent) & !fire|flame|explo`,
  ],
  amputation: [
    '(dedos?|mano) cortad[oa]s?|(finger|thumb|hand|toe)s? (is |was |got )?cut off',
    '(cannot|can|where) .{0,8}find (the|his|her|my) (finger|thumb|toe|tip|hand)|(got|took|ate) (\\w+ ){1,3}(toes?|fingers?|fingertips?|foot|feet|hand) & (saw|mower|propeller|chipper|blade|auger|machine|planer|lawn|shear|press)|half off|hand went in the (table )?saw',
    'amput|cercen|moch[oa]|se le mocho|decapit',
    `(cut|chop|sever|took|rip|tore|tear|torn|lop|sliced|saw|saws|bit|came|pulled|mash|popped|blew|lost|taken|clean|degloved) & (\\boff\\b|clean off|completely|lost|sever|took (two|a|his|my|the|off|three)|degloved) & ${LIMB} & !fell off|fel of|power off|shut off|turn(ed)? off|(cut|turn|shut) off the (power|water|gas|rope|line|engine|machine|valve)|rope|came off the|off (the|a) (ladder|roof|scaffold|truck|lift)`,
    '(volo|vuela|arranc|trozo|despego|le llevo|se llevo|le falta|perdio|cayeron|desprend) & (dedo|mano\\b|brazo|pierna|oreja|pulgar|\\bpie\\b) & !lo llevo',
    `${LIMB}s? (is |are |was |got |just )*(on the (floor|ground)|gone|missing|hanging by|hangin by|just hanging|hanging on|in (a|the) (bag|bucket|glove|cup))`,
    `(missing|without|only has|holding) (his|her|a|two|three|four|my|half (a|his)) (\\w+ )?${LIMB}`,
  ],
  lightning: ['lightning|\\bbolt (hit|got|struck|came)|\\brayo|relampago|centella|struck by (a )?bolt'],
  snake: [
    'snake|rattlesnake|rattler|copperhead|cottonmouth|mocasin|mocc?asin|vibora|serpiente|culebra|cascabel|coralillo|nauyaca',
  ],
  seizure: [
    'seiz|convuls|foam(ing|ed)? (at|from|out)|foaming|\\bfoam out|epilep|espuma|ataque epilep|eyes rol+ed|(having|had|has) (a |some kind of )?fits?\\b|(shak|jerk|twitch|thrash)ing (all over|uncontrol|on the (ground|floor)|and)|stiff and (shak|jerk)|ojos en blanco|esta temblando todo|temblando en el (suelo|piso)|le dio un ataque(?! al| card)',
  ],
  'not-awake': [
    'limp\\b|blue\\b|snor|ronca|wake|(cannot|nobody can|will not) .{0,10}(wake|rouse)|pinched|shaking him and|moja(ndo|mos) y no',
    'slumped|has not blinked|not blinked|eyes (are )?open (but|and|not)|dropped like|(just|all of a sudden) (dropped|went down|fel out)|went down\\b|se fue de (boca|lado|espaldas)|como dormido|no vuelve|no se levanta|will not get up|not get up|face down|boca abajo|(lying|laying|flat) (in|there|on)|inconcient|gris\\b|grey\\b|morada|will not stand|(walking in|does not know|does not know) (circles|his)|sugar|unconscious|unconcious|unresponsive|pas+(ed|es|ing|ded) (right )?out|faint|black(ed|ing) out|knocked (him |her |me |them |silly|the )?(out|cold|silly|unconscious)|out cold|lights out|lifeless|(not|wont|will not|is not|doesnt|does not|cannot|cant|never|quit|stopped|no longer) (\\w+ ){0,2}(wak|respond|mov|answer|com(e|ing) (to|round)|open|react)|man down|person down|(guy|man|worker|buddy|one|coworker|he|she) (is |just )*(went |is )?down\\b|collapsed|keeled|(went|going|gone|is) limp|inconsciente|desmay|desvanec|desplom|perdio (el )?(conocimiento|sentido)|no (me |nos |se )?(responde|reacciona|despierta|mueve|contesta|abre los ojos|vuelve)|tirad[oa] (en|y|sin|ahi)|quedo tirad|se quedo (ido|dormido y no)|privad|found (him|her) (on|lying|laying)|lips (are |is |were )?(blue|gray|grey)|(turn\\w*|went|going) (blue|gray|grey|purple)|morado|diabet|insulin|insulina|(blood )?sugar|azucar',
  ],
  spine: [
    'se cayeron|nos caimos|hit (him|her|me|my \\w+|his) (right |square )?(in|on|upside) the (face|head|back|neck|chest|temple|jaw)|en la (cara|sien|frente|nuca|cabeza)\\b & pego|dio|cayo|golpe|azoto|avent|hit',
    `(fell|fel|fall|fallen|falls|drop|slip|trip|tumbl|went|came|stepped|thrown|knocked|pushed|slid|blown|jumped|flew|callo|cayo|caer|caido|resbal|avent|se fue|volo|rodo|vino) & ${FROM_HEIGHT}`,
    '(neck|spine|spinal|vertebra|columna|cuello|nuca|backbone) & !around|cut|slic|swell|cooling',
    '(back|espalda) & (fell|fel|broke|snap|crack|land|cannot move|cannot move|hurt bad|twist|pop|cayo|golpe|quebr|no se puede|trono|pego|no puede mover) & !back(ed|ing)? (over|up)',
    'paraly|paraliz|(cant|cannot|can not|doesnt|does not|dont|do not) (feal|fel|move) (his|her|my|the|him)? ?(leg|arm|feet|fet|toes|anything|hand|body)|no (siente|siento|mueve|puede mover) (las |la |los |el |sus |su )?(pierna|brazo|pies|mano|cuerpo)|legs (are )?(numb|tingl|dead)',
    '(head|skull|\\bcabeza|craneo|sien|helmet|hard ?hat|casco) & (hit|crack|split|bleed|blow|land|struck|fell|fel|drop|bang|smash|kick|whack|clock|bonk|took|swung|golpe|pego|cayo|abrio|parti|descalabr|rompio|dio|avent|quebr)',
    'concus|knocked (silly|senseless)|dazed|seeing double|(pupils?|pupila)|clear (fluid|liquid)|out of (his|her) ears?|descalabr|conmocion|(fell|fel|fall|fallen|cayo|callo|caido|caida)\\b & !(le|me|les|nos) (cayo|callo)',
    '(windshield|parabrisas|steering wheel|dash\\b) & (hit|head|into|golpe|pego|through)|(remember|recuerda|acuerda) .{0,25}(name|anything|what|who|nombre|nada|que)|asking (what day|for his mom|the same)|keeps asking|same question|(water|fluid|blood|agua|sangre) .{0,25}(ears?|oido|oreja)|off (the )?(second|third|fourth|2nd|3rd|4th|edge)|over the (side|edge|rail)|head flops|landed (on|flat|wrong|hard)|hit the ground|se(es|e)? double|ve doble|no me puedo enderezar|cadera|hip\\b|cai de|nothing below|whipped',
    '(hit|struck|clobbered|whacked|smacked|clipped|got|golpe|pego|dio|tumb) & (by (a|the)|with (a|the)|bucket|hook|load|beam|pipe|brick|block|2x4|plank|tool|hammer|ball|limb|branch|board|chain|strap|cable|una? (viga|tubo|ladrillo|tabla|martillo|gancho|rama|polin|bloque)|la (carga|viga|cubeta|rama)|el (gancho|tubo|bote|cucharon|cable))',
  ],
  impaled: [
    'impal|ensart|grapa|staple|(bolt|shovel|fork|stake|post|pick|hook|tine|drill bit|anchor|spike|pin|nail) (is |stuck )?(in|into|through|thru) (his|her|my|the driver)|cincel|chisel|saco (la|el) (varilla|clavo|vidrio|palo)|went through (his|her|my)|gaffed|needle of wood|splinter|into my finger|injected|pinhole|tiny hole|nail ?gun|pistola de clavos|clavadora|brad ?gun|stapled|empal & !stepped on|step on a|pise|pisar',
    '(nail|rod\\b|rebar|stake|bolt|screw|pipe|stick|branch|screwdriver|blade|knife|glass|sliver|piece|shard|wire|stake|spike|bar\\b|chisel|drill bit|wood) & (went through|through|thru|sticking|stuck in|is in (his|her|my)|into (his|her|my)|in (his|her|my) (\\w+ )?(leg|foot|hand|arm|chest|side|neck|head|belly|stomach|knee|thigh|back|gut)|shot) & (leg|foot|hand|arm|chest|side|neck|head|belly|stomach|knee|thigh|gut|him|her|boot|palm|face|cheek|back) & !stepped on|step on a|pise|pisar',
    '(clavo|varilla|vidrio|estaca|tornillo|fierro|palo|tubo|rama|astilla|alambre|cuchillo|desarmador|madera|metal) & (enterr|clav(o|ado|ada|aron)\\b|atraves|encaj|ensart|metio|traspas|tiene|trae|entro) & (pie|pierna|mano|brazo|pecho|panza|cuello|cabeza|rodilla|muslo|costado|espalda|cara|bota|palma|barriga|estomago)',
  ],
  burn: [
    '\\bburn(s|ed|t|ing)?\\b|scald|boiling|\\bhot (oil|tar|asphalt|water|grease|mop)|steam|\\btar\\b|quem[aoe]|quemad|quemadura|escald|hirviendo|vapor\\b|chapopote|asfalto caliente|agua caliente|aceite caliente|molten|skin (is |are )?(peeling|coming off|melting)|se le pela la piel',
  ],
  chemical: [
    '(drank|tomo|swallowed|trago|bebio) (\\w+ ){0,6}(wrong|bottle|botella|liquid|stuff|jug|cup)',
    `(drank|drunk|swallow|ingest|tomo\\b|trago\\b|bebio|poison|enven) & ${CHEMICAL}`,
    `${CHEMICAL} & (all over|splash|spill|spray|skin|soaked|poured|dumped|down (his|her|my)|on (his|her|my)|derram|salpic|piel|bano\\b|cayo|encima|empap|echo|moj)`,
    'poison|envenen|hydrofluoric|\\bhf\\b|chemical burn|drank the wrong|swallowed something',
  ],
  cold: [
    '(finger|toe|feet|hand|dedo)s? .{0,15}(white|hard|frozen|blanco) & cold|snow|freez|frozen|ice|frio|hielo',
    'hypotherm|hipoterm|frost ?bit|frozen (finger|toe|hand|foot|feet|nose|ear)|froze (his|her|my)|congelad|shiver|ice cold|helado|in the snow|en la nieve|se esta congelando|freezing to death',
    '(cold|freez|frozen|snow|ice|soaked|wet|frio|helad|mojad|nieve|hielo) & (confus|sleepy|numb|stiff|slur|mumbl|drowsy|stopped shaking|shaking|cannot talk|cannot talk|hard and white|white and hard|tembl|dormid|tieso|no habla|entumid|morad|sueno|raro) & !cold sweat|sudor|clammy|ice (pack|water)',
  ],
  broken: [
    'broke|broken|brok|fractur|\\bbone|quebr|fractur|hueso|dislocat|zafo|dislocad|compound|snapped (his|her|my)',
    '(leg|arm|ankle|wrist|knee|elbow|foot|hip|shoulder|finger|jaw|rib|mandibula|costilla|pierna|brazo|tobillo|muneca|rodilla|codo|cadera|hombro) & (bent|crack|looks like|hanging funny|funny|floppy|came down hard|wrong way|twisted|sideways|backwards|snap|crooked|popped out|shattered|trono|chuec|torcid|volteada|al reves|salido|dobl)',
  ],
  eye: [
    '(\\beyes?\\b|eyelid|eyeball|\\bojos?\\b) & (stuck|jelly|wrong way|grapa|staple|out of|streaming|swollen|needle|metal|nail|glass|sliver|wire|poke|\\bhit|cut|dust|debris|shard|spark|popp|blind|cannot see|cannot see|bleed|blood|chip|branch|clav|vidrio|astilla|alambre|rebaba|esquirla|golpe|polvo|salt|sangr|entro|pico|rama|no ve|reven|sali) & !roll|blanco',
  ],
};

export type Cue = Readonly<{ all: readonly RegExp[]; none: readonly RegExp[] }>;

/** Not 'b' after the sign of a word's end. */
const withoutDoubles = (text: string) => text.replaceAll(/(?<!\\)([a-z])\1/g, '$1');

/** A word is looked for from its beginning, also where its alternatives are in brackets. */
const begun = (part: string) => new RegExp(`(?<![a-z0-9])(?:${withoutDoubles(part)})`);

let read: ReadonlyMap<Kind, readonly Cue[]> | null = null;

/** Compiled when they are first used: some milliseconds. */
function cues(): ReadonlyMap<Kind, readonly Cue[]> {
  return (read ??= new Map(
    Object.entries(CUES).map(([kind, lines]) => [
      kind as Kind,
      lines.map((line) => {
        const parts = line.split(' & ');
        return {
          all: parts.filter((part) => !part.startsWith('!')).map(begun),
          none: parts.filter((part) => part.startsWith('!')).map((part) => begun(part.slice(1))),
        };
      }),
    ]),
  ));
}

/** A text as the cues are written. */
export const asCued = (text: string): string =>
  withoutDoubles(
    text
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '')
      .toLowerCase()
      .replaceAll(/['’`´]/g, ''),
  ).replaceAll(/[a-z]+/g, spelled);

/** The harms that a text names by these words. */
export function cuedKinds(text: string): Set<Kind> {
  const said = asCued(text);
  const isSaid = ({ all, none }: Cue) =>
    all.every((one) => one.test(said)) && !none.some((one) => one.test(said));
  return new Set([...cues()].flatMap(([kind, lines]) => (lines.some(isSaid) ? [kind] : [])));
}

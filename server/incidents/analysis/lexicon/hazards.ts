/** Kinds of hazard, each with how crews name it. The key is what a user reads. `big`: high potential even when nobody was hurt. */
export const hazardPhrases = {
  'Fall from height': [
    'fell|fall|falls|falling|falled|fallen|fel|slipped|jumped|plunged|tumbled|dropped|came|went|knocked|falling ..5 roof|ladder|ladders|scaffold|scaffolding|scaffol|roofs|beam|steel|skylight|hole|opening|edge|height|floor|story|stories|deck|platform|lift|truck|bed|tree|catwalk|stairwell|shaft|wall|mezzanine|trailer|bucket|balcony|pole|tower|attic|joist|joists|truss|rafters|ledge|bridge|tank|cab|elevator',
    'fell|fall|falling|plunged|dropped ..3 @number|12|14|15|16|18|20|25|30|35|22|24|26|28|32|36|40|45|50|60|70|80|90|100|ten|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|several feet|ft|foot|stories|story|floors|meters|metros|pies',
    'fall protection|arrest',
    'fall from',
    'lanyard|srl|harness',
    'fell to @det death',
    'roof|ladder|scaffold fell|tipped|slipped|slid|kicked|collapsed|shifted|gave',
    'off @det|of (@det) roof|ladder|scaffold|edge|steel',
    'fell through',
    'cayo|caer|caida|cae|cayeron|caerse|callo|cayendo ..4 techo|andamio|escalera|altura|piso|azotea|losa|plataforma|metros|pies',
    'caida|cae|cayo de|del|desde',
    'bottom of @det shaft|stairs|ladder|pit',
  ],
  'Slip or trip': [
    'slipped|slip|slips|tripped|trip|trips|stumbled|slid|missed|slipping|tripping (on|over|@det) (step)',
    'twisted|rolled ..2 ankle',
    'ice|wet|mud|muddy|oily|slippery floor|patch|surface|stairs|steps',
    'resbalo|tropezo|resbalon|tropezon|resbalar|resbalarse',
  ],
  'Struck by falling object': [
    'falling|fell|dropped ..6 beside|onto|near',
    'struck|hit|landed|killed|crushed ..3 falling',
    'falling|dropped object|objects|pipe|beam|brick|debris|tool|tools|material|load',
    'dropped|fell from|off|to (level|floor|@det) ..3 (landed|beside|next|near)',
    'wrench|hammer|brick|beam|pipe|board|plank|tool|rebar|block|material|debris|load|plywood|drill|bolt|rock|concrete|i beam|tape {be} fell|dropped|falling|slipped|came|blew|slid',
    'hit|struck|killed ..7 brick|wrench|hammer|falling',
    'cayo|caer|callo ..3 encima|cabeza',
    'struck ..3 head',
    'overhead hit',
  ],
  'Struck by equipment or object': [
    'struck|hit|kicked|slapped|knocked|whacked|smacked|clipped|killed by|with|against|in|on|@det',
    'swung|swinging|kickback|ricocheted|recoil|whip|whipped',
    'kicked back',
    'nail gun',
    'nail|projectile',
    'golpeo|golpeado|pego|golpe',
    'impaled',
  ],
  'Caught in or between': [
    'caught|pinned|crushed|trapped|pinched|wedged|sucked|entangled|pulled|squeezed|compressed|tangled|rolled (in|between|by|under|into|against|onto)',
    'conveyor|auger|press|nip|pinch|roller|belt|gears|shear|tailgate',
    'aplastado|aplasto|atrapado|atrapo|prenso|prensado|aplastada|machuco|atorado',
    'rope wrapped',
  ],
  'Excavation collapse': [
    'trench|excavation|ditch|zanja|excavacion|spoil ..4 collapse|collapsed|collapsing|cave|caved|caving|fell|gave|slid|failed|derrumbo|sluffed|sloughed|collapsing|colapso',
    'trench|excavation|zanja|trenches|trenching|ditch',
    'caved|cave in',
    'cavein',
    'derrumbo|derrumbe|derrumbó (@det) zanja',
    'buried alive',
    'trench box',
  ],
  'Electrical contact': [
    'electrocuted|electrocution|electrocuto|electrocutado|electric|electrical|electricuted|electrified|energized|energised|voltage|volt|volts|shocked|shock|overhead|powerline|powerlines|arc|zapped|descarga|corriente|lineman (line|shock|lines|flash|power)',
    'power|live|hot|primary|electric|service line|lines|wire|wires|panel|cable',
    'linea de|electrica',
    'cable vivo|electrico',
    'con|a @det linea',
    '480|7200|277|240|208|120|110|13800 (volt|volts|v)',
    'temp panel',
    'breaker tripped',
  ],
  'Crane or lifting': [
    'crane|cranes|eslinga|eslingas|rigging|sling|slings|hoist|hoisting|grua|rigger|tagline|pick|boom|shackle|outrigger|polipasto',
    'load ..2 slipped|dropped|fell|swung|shifted',
    'lifting beam|device|eye',
    'spreader bar',
    'dropped @det load|bundle',
  ],
  'Vehicle or mobile equipment': [
    'truck|trucks|car|cars|van|vehicle|vehicles|pickup|forklift|motorist|traffic|driver|driving|drove|backed|backing|reversing|rear|collision|crash|crashed|semi|skid|loader|excavator|dozer|bulldozer|backhoe|telehandler|camioneta|carro|camion|choque|choco|bumper|fender|highway|interstate|roller|grader|pedestrian|flagger|suv|motorcycle|atropello|montacargas|excavadora|trailer|run',
  ],
  'Rollover or tip-over': [
    'rolled|rollover|tipped|tipping|overturned|flipped|capsized|volco|volcadura|volteo|rolls|tips|turned (over|on|down|sideways)',
    'rolled|tipped|flipped over|onto|on|back|down|and|sideways',
    'tip over',
    'roll over',
  ],
  'Fire or explosion': [
    'fire|flames|flame|explosion|exploded|explode|blast|flash|ignited|burning|blaze|incendio|fuego|exploto|explosion|caught|propane|welding (fire|alight)',
    'blew up',
  ],
  'Heat, fire or hot material burn': [
    'burn|burns|burned|burnt|scald|scalded|torch|steam|tar|asphalt|quemadura|quemaduras|quemo|quemado|molten|slag|hot|welding|weld|sunburn',
  ],
  'Hazardous substance': [
    'chemical|chemicals|acid|fumes|fume|gas|vapor|vapors|solvent|carbon|monoxide|asbestos|lead|silica|dust|spill|spilled|lime|concrete|cement|ammonia|chlorine|quimico|quimicos|acido|humo|gases|inhaled|epoxy|bleach|diesel|fuel|oil|paint|toxic|cal|smoke|sewage|h2s|derrame|thinner|mold|mercury|refrigerant|freon|muriatic|caustic|xylene|benzene',
  ],
  'Confined space': [
    'manhole|manholes|tank|confined|vault|sewer|silo|boiler|vessel|crawlspace|crawl|pit|hopper|tanque|alcantarilla|pozo|duct|caisson|culvert|digester|cistern (space)',
  ],
  'Structural collapse': [
    'wall|roof|slab|floor|ceiling|formwork|shoring|building|structure|chimney|deck|beam|truss|scaffold|falsework|stairs|balcony|lift|pared|techo|losa|barda|muro|tower|canopy ..4 collapsed|collapse|collapsing|fell|gave|caved|failed|derrumbo|cayo|colapso|came',
    'collapse|collapsed|derrumbe|colapso|collapsing',
    '@det wall|slab|roof|pared|barda fell|collapsed|gave',
    'demo|demolition|demolicion',
  ],
  'Tool, machine or sharp edge': [
    'saw|saws|grinder|blade|knife|cutter|chisel|drill|sawzall|router|planer|shear|shears|sierra|esmeriladora|pulidora|cuchillo|navaja|machete|chainsaw|razor|nailer|nailgun|hammer|cut|cuts|laceration|sharp|metal|sheet|glass|cortada|corto|corte|disco|puncture|nail|wrench|jackhammer|hatchet|screwdriver|vidrio|cortadura|moto|motosierra|chopsaw|tablesaw|machine|press|lathe|martillo',
  ],
  Eye: [
    'eye|eyes|eyeball|ojo|ojos|cornea|eyewash|vision|sight|eyesight|vista|blind|blinded|goggles|ceguera|blindness|retina',
  ],
  'Heat illness': [
    'heat|heatstroke|calor|dehydrated|dehydration|deshidratado|overheated|insolacion (stroke|exhaustion|illness)',
    'from|in @det heat|sun',
  ],
  'Cold exposure': ['frostbite|hypothermia|hipotermia|frostnip|congelamiento', 'cold stress'],
  'Lifting or overexertion': [
    'lifting|lift|lifted|moving|carrying|pulling|pushing|strain|strained|overexertion|pulled|sprained|sprain|cargando|levantando|levanto|cargar|esguince|carrying|twisting|shoveling|levantar|cargo|hernia',
    'pulled (@det) (lower) back|muscle',
  ],
  'Animal, insect or plant': [
    'bee|bees|wasp|wasps|hornet|snake|snakebite|dog|spider|tick|ants|ivy|oak|sumac|rattlesnake|bite|bitten|sting|stung|avispa|abeja|abejas|vibora|serpiente|perro|alacran|scorpion|animal|picadura|mordio|deer|arana|venado|bear|alligator|rodent|insect',
  ],
  'Underground utility': [
    'gas line|main|leak|pipe',
    'water|sewer main|line',
    'utility|utilities|fiber|conduit strike|line|hit|lines|struck|cut',
    'underground|buried line|lines|cable|utility|utilities|pipe',
    'locate|locates|unmarked|811',
    'tuberia|linea de gas|agua',
    'fuga de gas',
    'fiber|fibra',
  ],
  Drowning: ['drowned|drown|drowning|ahogo|ahogado|barge|river|lake|canal|water|pond|capsized|overboard'],
  'Violence or threat': [
    'assault|assaulted|punched|fight|stabbed|shot|gun|gunshot|threatened|robbed|robbery|attacked|fistfight|pelea|golpes|apunalado|balazo|asalto|weapon',
    'active shooter',
  ],
  'Theft or vandalism': [
    'stole|stolen|theft|thief|thieves|vandalized|vandals|vandalism|graffiti|robo|robaron|burglary|broke|stealing|robado|missing (in|into|tools|copper|equipment)',
  ],
  Weather: [
    'storm|wind|winds|lightning|hail|flood|flooded|tornado|hurricane|rain|snow|ice|tormenta|viento|rayo|inundacion|lluvia|gust|blizzard|icy',
  ],
  Noise: ['hearing|noise|ringing|tinnitus|eardrum|oido|ruido|deaf'],
  'Medical emergency': [
    'heart|stroke|seizure|infarto|diabetic|cardiac|convulsion|allergic|anaphylaxis|anaphylactic|overdose|epileptic|chest|aneurysm (attack|pain|pains|shock)',
    'dolor de pecho',
  ],
} as const satisfies Record<string, readonly string[]>;
export type Hazard = keyof typeof hazardPhrases;

/** Who or what a sentence is about. Employee is the default: crews write "he", "Luis" or nothing at all. */
export const peoplePhrases = {
  employee: [
    'worker|workers|employee|employees|laborer|laborers|labourer|foreman|foremen|operator|operators|carpenter|electrician|roofer|roofers|welder|painter|lineman|linemen|ironworker|mason|plumber|apprentice|journeyman|driver|drivers|rigger|spotter|flagger|flaggers|mechanic|finisher|superintendent|super|supervisor|coworker|coworkers|colleague|crew|helper|technician|tech|inspector|surveyor|guard|watchman|installer|picker|attendant|engineer|manager|diver|climber|lead|hand|hands|mate|trainee|intern|oiler|pipefitter|fitter|signalman|steamfitter|glazier|framer|framers|crewman|member|staff',
    'guy|guys|man|men|woman|women|person|people|someone|somebody|one|buddy',
    'our delivery|rental|truck|water|fuel|service|lumber driver|man|guy',
    'delivery|rental|truck driver of ours',
    'temp|temps|temporary (worker)',
    'kid|boy (was|is|of|only|just|about|,) 18|19|2*|3*',
    'new|green|summer|our|another kid|boy|girl',
    'trabajador|trabajadores|trabajadora|empleado|empleados|obrero|obreros|peon|albanil|companero|companeros|chofer|operador|soldador|carpintero|electricista|capataz|ayudante|mayordomo|encargado|muchacho|muchachos|senor|hombre|mujer|chico|pintor|techador|conductor|jornalero|supervisor|joven|tecnico|mecanico|banderero|bandereros|banderillero|chalan|chalanes|chalancito|fierrero|fierreros|herrero|maestro|oficial|checador|velador|plomero|topografo|yesero|cabo|residente|ingeniero|ingeniera|arquitecto|compa|compas|vato|chavo|chavos|chava|morro|gruero|dompero|operadora|operadores|azulejero|albaniles|peones|soldadores|trailero|compita|paisano|colado|camaradas|camarada|guardia|ayudantes|carpinteros|electricistas|pintores',
  ],
  contractor: [
    'subcontractor|subcontractors|sub|subs|contractor|contractors|subcontracted|contracted|subcontratista|contratista|subcontratado|vendor|vendors|supplier|hauler|subcontratistas',
    'another|other|different|outside company|employer|contractor|firm|crew|trade|outfit',
    'from|with|for another|other|different|the (other|outside) company|contractor|employer|firm|trade',
    'utility companys|company crew|worker|lineman',
    'otra empresa|compania',
    'delivery|rental|vendor driver|man|guy|person|company',
    'client|owner employee|worker|engineer|rep|representative|inspector',
    'independent contractor|owner',
    'customer employee',
  ],
  public: [
    'pedestrian|pedestrians|passerby|passersby|bystander|bystanders|customer|customers|visitor|visitors|client|clients|homeowner|homeowners|tenant|tenants|resident|residents|neighbor|neighbors|neighbour|neighbours|motorist|motorists|cyclist|cyclists|bicyclist|biker|motorcyclist|child|children|kid|kids|toddler|boy|girl|trespasser|trespassers|intruder|shopper|shoppers|student|students|patrons|guest|guests|teenager|jogger|civilian|civilians|citizen|thief|burglar|baby|lady|owner|landlord|skateboarder|stranger|squatter|homeless',
    'a|the|one|bar|restaurant|store patron',
    'member|members of @det (general) public',
    '@det public',
    'other|another|opposite|third driver|motorist|vehicle|party|car|motorist',
    'driver|occupant|passenger|woman|man|people|passengers|occupants|lady of|in|from @det (other|oncoming|opposing|private|passing) car|sedan|suv|minivan|motorcycle|vehicle',
    'car driver',
    'other drivers|person|people|drivers',
    'peaton|peatones|transeunte|cliente|clientes|vecino|vecina|vecinos|visitante|ciclista|nino|nina|ninos|motociclista|dueno|duena|inquilino',
    'otro|otra conductor|chofer|carro|vehiculo|conductora',
    'person walking by|past',
    'woman walking|jogging',
    'man walking|jogging by|past|his',
    'delivery customer',
  ],
  relative: [
    'brother|sister|father|mother|dad|mom|mum|wife|husband|son|daughter|cousin|uncle|aunt|grandfather|grandmother|grandpa|grandma|nephew|niece|girlfriend|boyfriend|parents|spouse|stepfather|stepdad|hermano|hermana|padre|madre|esposa|esposo|hijo|hija|primo|prima|tio|tia|abuelo|abuela|suegro|suegra|papa|mama|cunado|sobrino',
    'brother|father|mother|sister in law',
    'friend|friends of|from',
    'family member',
  ],
  pronoun: [
    'he|she|they|him|her|them|we|i|me|us|who|el|ella|ellos|lo|le|se|both|two|three|all|himself|herself|everyone|victim|victims|victima|patient|injured|casualty|another|his|decedent|deceased',
  ],
  thing: [
    'belt|machine|blade|chain|saw|wheel|fan|pto|mud|rear|finger|drive|shaft|coupling|rock guard|guards',
    'it|its|this|that|battery|batteries|engine|engines|motor|motors|truck|trucks|pickup|van|vehicle|vehicles|car|cars|phone|phones|radio|radios|tablet|laptop|computer|ipad|generator|generators|pump|pumps|compressor|compressors|excavator|excavators|backhoe|loader|dozer|bulldozer|crane|cranes|forklift|skid|steer|lift|lifts|boom|scissor|machine|machines|equipment|drill|saw|grinder|tool|tools|laser|light|lights|lamp|tower|circuit|circuits|line|lines|wire|wires|cable|cables|conductor|panel|breaker|power|signal|screen|camera|drone|robot|starter|alternator|transmission|hydraulics|brake|brakes|hose|wind|conversation|fire|sound|noise|internet|wifi|system|server|equipment|heater|fan|mixer|roller|paver|tractor|trailer|mower|scale|meter|detector|sensor|charger|outlet|receptacle|switch|project|contract|bid|deal|idea|talk|music|momentum|flame|flames|smoke|gas|chemical|vapor|pressure|load|scaffold|scaffolding|ladder|table|chair|gate|door|controls|control|alarm|app|website|storm|rain|bus|bucket|blade|plow|locator|gps|unit|rig|lull|telehandler|manlift|jackhammer|chainsaw|blower|vac|vacuum|sander|joystick|winch|clutch|spreader|sprayer|belt|conveyor|escalator|elevator|hoist|pole|poles|display|monitor|device|headset|microphone|speaker|winding|windings|coil|stator|module|fuse|solenoid|relay|inverter|vfd|gauge|ballast|bulb|thermostat|furnace|chiller|boiler|hotspot|router|modem|printer|everything|comms|network|rake|rakes|fork|forks|header|attachment|mini|minis|ex|exs|excavators|dingo|stumper|chipper|auger|tensioner|puller|walkie|intercom|beeper|ups|remote|key|fob|flashlight|headlight|headlights|dummy|mannequin|manikin',
    'bateria|motor|maquina|maquinaria|camion|camioneta|carro|telefono|celular|radio|generador|revolvedora|trompo|compactadora|vibrador|rotomartillo|elevador|camara|computadora|retro|retroexcavadora|esmeril|cortadora|soldadora|manguera|senal|tablero|sistema|interruptor|muneco|maniqui|bomba|compresor|excavadora|grua|montacargas|linea|luz|pila|planta|aparato|equipo|foco|tractor|taladro|sierra',
  ],
  animal: [
    'dog|dogs|puppy|cat|cats|deer|elk|moose|cow|cows|cattle|calf|horse|horses|hog|hogs|pig|pigs|goat|goats|sheep|coyote|raccoon|possum|opossum|skunk|squirrel|bird|birds|hawk|owl|duck|ducks|goose|geese|chicken|chickens|turtle|fish|frog|snake|snakes|rattlesnake|rat|rats|mouse|mice|bee|bees|hive|wasp|wasps|hornets|ants|spider|spiders|animal|animals|alligator|bear|fox|rabbit|armadillo|pet|livestock|bat|bats|turkey|tree|trees|branch|branches|rama|ramas|plant|plants|grass|lawn|shrub|shrubs|bush|bushes|hedge|hedges|sod|turf|flowers|roses|rose|bushes|azalea|azaleas|palm|palms|magnolia|orchids|tomatoes|fern|ferns|weed|weeds|crop|crops|vegetation|vines|landscaping|oak|garden|perro|perros|perra|gato|gatos|venado|vaca|caballo|pajaro|animal|arbol|arboles|planta|plantas|pasto|cesped|vibora|serpiente|rata|ratas|gallina|pez|peces|burro|chivo|abeja|abejas|caballos|puerco|ardilla|coyote|mosquito|mosquitoes|bug|bugs|koi|cricket|roach|roaches|mold|bacteria',
  ],
} as const satisfies Record<string, readonly string[]>;
export type Person = keyof typeof peoplePhrases;

/** Stands between a person and what happened to that person without changing who it is. */
export const besidesSubject = new Set(
  'was were is are be been being has have had got get just then later also suddenly nearly almost finally immediately instantly subsequently eventually sadly tragically unfortunately apparently now already both all soon did does not never could would may might will can should him them himself herself se le nos ya esta estaba quedo habia'.split(
    ' ',
  ),
);
export const prepositions = new Set(
  'of in on under by from with at near behind beside inside into against between over through around along for to upon onto beneath below above across off de en por con bajo sobre contra desde hacia entre del al'.split(
    ' ',
  ),
);

/**
 * Everyday words that are spelled right although no safety document has them: correcting 'parking' to 'marking' would
 * answer a question that nobody asked.
 */
export const everydayNames: ReadonlySet<string> = new Set(
  `parking vacation salary salaries wage wages lunch dinner breakfast holiday holidays weekend overtime bonus bonuses union
  unions pension insurance health dental doctor policy policies budget invoice invoices contract contracts client clients
  customer customers price prices cost costs money dollar dollars tax taxes rent loan bank credit stock stocks market
  bitcoin crypto email emails password passwords wifi internet website phone laptop computer printer software hardware
  music radio television movie movies game games football baseball soccer basketball team teams score player players
  recipe recipes cooking pizza burger coffee beer wine restaurant hotel flight flights airport ticket tickets passport
  president election elections senator government country countries capital city cities population history science
  planet planets moon mars star stars space rocket drone drones robot robots laser radar radiation nuclear uranium
  benzene mercury radon cadmium chromium formaldehyde ammonia chlorine toluene xylene acetone methane
  boiler boilers elevator elevators escalator escalators helicopter helicopters airplane aircraft submarine ship ships
  train trains railroad railway bicycle motorcycle scooter horse horses cattle chicken farm farms farming tractor
  garden gardening lawn mower swimming pool pools dance dancing wedding birthday party school schools college university
  student students teacher teachers homework exam grade grades degree language translate poem poems story stories joke
  jokes song songs painting drawing photo photos camera cameras hiring resume interview promotion payroll paycheck
  maternity paternity pregnant pregnancy marriage divorce lawyer attorney court lawsuit sue visa citizenship immigration
  smoking vaping tattoo tattoos haircut uniform uniforms dress shirt shirts pants shorts socks color colors colour size
  brand brands model models warranty refund shipping delivery warehouse store stores shop shops buy sell sale sales
  favorite best worst better funny happy angry bored tired love hate friend friends family wife husband child children
  pet pets dogs cats bird birds snake snakes spider spiders bees wasps tick ticks mosquito mosquitoes poison ivy
  tower solar panel panels turbine turbines pipeline pipelines tunnel tunnels blasting explosives dynamite diving divers
  mining mine mines miner offshore rig rigs refinery logging timber sawmill foundry laundry hospital nursing dentist
  covid vaccine vaccines flu virus cancer diabetes asthma allergy allergies drug drugs alcohol marijuana cannabis testing
  ergonomics ergonomic keyboard desk chair chairs monitor posture stretching yoga gym
  forecast humidity sunrise sunset tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday
  january february march april june july august september october november december
  discount meters metres meter kilometers liters grams celsius battery batteries charge charging charger
  paint painter plumber plumbing hvac carpet furniture window windows door doors kitchen bathroom bedroom garage fence
  driveway sidewalk asphalt paving roller grader bulldozer dozer loader compactor crusher conveyor conveyors
  claim claims status insured adjuster adjusters deductible reimbursement premium agent agents case cases update updates
  news report cards deadline interest reward rewards gift gifts rank ranks bid bids estimate estimates quote quotes
  vertical vertically horizontal spacing apart factor factors formula formulas ratio calculate calculator equation
  voltage amps amperage watts wattage gallon gallons liter mileage horsepower torque engine tire tires oil
  cheapest expensive review reviews rating ratings lifespan lifetime expire expires serial catalog
  couple bunch yesterday shingle shingles tile tiles gutter gutters siding drywall insulation jug jugs cooler coolers
  calorie calories protein vitamin vitamins meal meals
  tacos taco burrito burritos sandwich sandwiches chili bbq barbecue restaurant bars bartender grocery groceries
  superbowl olympics lottery casino poker bet betting nascar fishing hunting camping golf tennis playoff playoffs
  apprentice journeyman raise raises bonus commission stipend retirement 401k ira savings mortgage
  conduit breaker gauge torque torx span joist joists rafter rafters truss trusses stud studs mix slump
  aggregate plumbing faucet furnace thermostat boiler compressor transmission brakes alternator
  dosage dose doses ibuprofen antibiotic antibiotics prescription benadryl zyrtec insulin allergy surgery
  willful violation violations serious citation citations appeal hearing
  hurricane hurricanes earthquake earthquakes wildfire wildfires blizzard volcano
  president mayor ceo cfo secretary receptionist
  hotwire steal stolen theft rob weapon weapons knife knives gun guns ammo bomb
  app apps iphone android bluetooth charger tablet website login account accounts excel spreadsheet
  noise complaint neighbor neighbors permit zoning variance inspection fee fees
  girlfriend boyfriend dating church mass holiday christmas thanksgiving easter
  mexico china canada texas california florida germany france dinosaur dinosaurs`.split(/\s+/),
);

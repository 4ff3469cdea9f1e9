/** Abbreviations whose full stop does not end a sentence. */
export const abbreviations =
  'dr mr mrs ms st sr jr approx ft hr hrs min vs dept no inc co corp lbs etc sra emp'.split(' ');

/** Short forms, also without the apostrophe, and slang shorthand, written out. */
export const contractions: readonly (readonly [string, string])[] = [
  ['atleast', 'at least'],
  ["didn't", 'did not'],
  ['didnt', 'did not'],
  ["doesn't", 'does not'],
  ['doesnt', 'does not'],
  ["don't", 'do not'],
  ["wasn't", 'was not'],
  ['wasnt', 'was not'],
  ["weren't", 'were not'],
  ['werent', 'were not'],
  ["isn't", 'is not'],
  ['isnt', 'is not'],
  ["aren't", 'are not'],
  ['arent', 'are not'],
  ["hasn't", 'has not'],
  ['hasnt', 'has not'],
  ["haven't", 'have not'],
  ['havent', 'have not'],
  ["hadn't", 'had not'],
  ['hadnt', 'had not'],
  ["ain't", 'is not'],
  ['aint', 'is not'],
  ["couldn't", 'could not'],
  ['couldnt', 'could not'],
  ["wouldn't", 'would not'],
  ['wouldnt', 'would not'],
  ["shouldn't", 'should not'],
  ["needn't", 'need not'],
  ["mustn't", 'must not'],
  ["can't", 'can not'],
  ['cant', 'can not'],
  ['cannot', 'can not'],
  ["won't", 'will not'],
  ['wont', 'will not'],
  ['didn', 'did not'],
  ['dont', 'do not'],
  ['wasnt', 'was not'],
  ['noone', 'no one'],
  ['noboby', 'nobody'],
  ['noby', 'nobody'],
  ['hes', 'he is'],
  ['shes', 'she is'],
  ['w/o', 'without'],
  ['wo', 'without'],
  ['gonna', 'going to'],
  ['coulda', 'could have'],
  ['woulda', 'would have'],
  ['shoulda', 'should have'],
  ['mighta', 'might have'],
  ['gotta', 'got to'],
  ['dunno', 'do not know'],
  ['inpatient', 'in patient'],
  ['someones', 'someone'],
  ['ingreso', 'ingreso'],
  ['nobodys', 'nobody'],
  ['bandaid', 'band aid'],
  ['xray', 'x ray'],
  ['x-ray', 'x ray'],
];

/** Words recognised also with one slip (two from nine letters on). */
export const wordsOftenMisspelt = `
died killed death dying deceased fatality fatalities fatally perished drowned suffocated asphyxiated pronounced succumbed lifeless
hospital hospitalized hospitalised hospitalization admitted admission ambulance emergency intensive inpatient overnight observation surgery surgeon transported airlifted released discharged treated paramedics
amputated amputation amputate severed finger fingers fingertip thumb hand hands
unconscious consciousness unresponsive fainted breathing bleeding electrocuted electrocution
fractured fracture broken stitches sutures prescription prescribed antibiotics restricted concussion dislocated laceration lacerated sprained
bruise bruised bruises scratch scratched bandage splinter injured injuries injury nobody without
excavator scaffold scaffolding ladder trench collapsed crushed pinned trapped buried forklift explosion
worker workers employee employees foreman laborer operator carpenter electrician roofer welder subcontractor pedestrian
highway interstate freeway observed swelling
murieron fallecio fallecieron fallecido hospitalizado ingresado ingresaron internado amputaron amputado inconsciente conocimiento ambulancia trabajador fractura fracturo lesionado lesionados herido heridos quemaduras moreton rasguno perdio accidente
`
  .trim()
  .split(/\s+/);

/** Real words one slip away from those above: never "corrected". */
export const neverCorrected = `
decreased decrease decreases diseased deceived ceased released increased creased
billed filled milled tilled drilled skilled willed pilled killer wills tilted filed field kilned chilled spilled grilled stilled
breath breathe depth health heath deaths deathly dearth wealth deader duying drying lying flying trying frying buying dyeing tying vying doing
lied tied dyed cried dried fried tried pied diet
finder linger ginger singer fingered bringer wringer filter fitter fringe fines figure
thumbs thump thumper hands handle handed band bands hard sand land wand sands lands rand hang hangs handy haul
served several sever severe severer levered revered severely covered sewered severs
hunted painted tainted feinted planted pointed panted
braking breaching breeding bleeding blending breading beading bleating breathed bedding speeding feeding needing leading reading breathable
treatment heated created trenched treaded treats trended threaded
spoken broke broker brokers token
stretch stretched starch stretches switches pitches ditches snatched sketch scratchy itches hitches stitch stitched
brush bruised bruiser crush crushes brushed cruised crashed crashes rushed crushed trashed crusher blushed flushed brushes rushes
bandages bandaged package
injury injures injure perjury inquiries inquired injured
planned pinner spinned pinned pained penned tinned thinned
trapper wrapped tapped strapped traded tramped trampled snapped trapezoid capped mapped trapped rapped tripped
buried burned hurried married varied carried curried ferried burred
trenched wrench french bench trends trenches stench drench quench wrenched trend
later latter adder ladders leader loader sadder bladder laddered leaders
admit submitted admits emitted omitted committed permitted admired remitted limited
released releases replaced relieved realized leased related
treasury surgeons surge surged surgical surgeries
observe observer serve reserved deserved observes
worker works working work corker porker wonder workers worked
operators operate operated operates operations operation operating
hospitable hospitality hospitals
transport transporter transports transporting transported
motion station portion nation admission emission omission commission submission permission mission
highways freeways
factor factors fractal reactor restrict restricts
broken notice noticed melt welder welding welded wielded wedged welded melded shelter smelter
roofer roofers roof roofed proofer hoofed
order former foremen foreman forearm
employed employer employers employees
perdido perdida perdidas medio metio pidio podio perdimos perdon perdieron
moretones caido
fallen fallecer falleciendo fallo fallido fallos
hundido heridas herida herir heridas rendido perdido
without within
observations
died
conductor conduct
explosions exposure expulsion explosive
accidents accident incidente accidentes accidental incident
pedestal pedestrians
collapsible
amplitude amputee
sprain sprayed spained springed
preserved prescribe prescribes proscribed described subscribed inscribed prescriptions description descriptions subscription
reception deception
renounced announced bounced pounced
laborers labored labeler
factured manufactured manufacture
`
  .trim()
  .split(/\s+/);

import { analyzeIncidentBuiltIn } from './analyze-incident-built-in.ts';
import { blindIncidents, expectations } from './blind-incidents.ts';
const from = Number(process.argv[2] ?? 0);
let ok = 0, n = 0;
for (const [i, [incidentType, exp, description]] of blindIncidents.entries()) {
  if (i < from) continue;
  n++;
  const a = analyzeIncidentBuiltIn({ incidentType, description, location: '', mediaCount: 0 });
  const mild = exp === 'harmless' || exp === 'no clock';
  const good = (expectations[exp] as readonly string[]).includes(a.reportToOsha.answer) && (a.severity === 'high') === !mild || (exp==='no clock' && (expectations[exp] as readonly string[]).includes(a.reportToOsha.answer));
  if (good) ok++;
  else console.log(i, exp, '->', a.severity, a.reportToOsha.answer, a.recordable.answer, '|', a.reportToOsha.reason.slice(0,60), '\n    ', description);
}
console.log(ok, '/', n);

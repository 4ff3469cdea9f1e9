// `npm run answers:learn`: all models anew, in the order in which they need each other.
process.argv.push('--write');
await import('./learn-sections.ts');
await import('./learn-trust.ts');
await import('./learn-emergency.ts');
await import('./learn-incidents.ts');

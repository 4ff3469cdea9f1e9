// `node scripts/with-postgres.mjs node bench/hold-postgres.ts`: says where PostgreSQL is, and keeps it until the input is closed.
process.stdout.write(`postgres at ${process.env['TEST_DATABASE_URL']}\n`);
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));

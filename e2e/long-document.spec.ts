import { sendDocument, whenIndexed } from '../server/testing/documents.ts';
import { expect, test } from './fixtures.ts';

const RULES = 300;

test('a long document is read in parts, and a quotation leads into the right one @phone', async ({
  page,
  me,
  lead,
}) => {
  const title = `Long plan of ${me.username}`;
  const rules = Array.from(
    { length: RULES },
    (_, at) => `## Rule ${at}\n\nIn yard ${at} keep gate ${at} shut.\n\n`,
  );
  const { body } = await sendDocument(lead.witness.person, {
    name: 'plan.md',
    bytes: `# ${title}\n\n${rules.join('')}`,
  });
  const { key } = await whenIndexed(lead.witness.person, body.key);
  await page.goto(`/safety/${key}`);
  const article = page.getByRole('article');
  await expect(article).toHaveAccessibleName('Part 1 of 3');
  await expect(page.getByRole('heading', { name: 'Rule 0', exact: true })).toBeVisible();
  await expect(page.getByText('The passage that was quoted is no longer in this document.')).toHaveCount(0);

  await page.getByRole('link', { name: 'Next part' }).click();
  await expect(article).toHaveAccessibleName('Part 2 of 3');
  await expect(article).toBeFocused();
  await expect(article.getByRole('heading').first()).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Rule 0', exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(article).toHaveAccessibleName('Part 1 of 3');

  const folded = page.getByText('Contents', { exact: true });
  if (await folded.isVisible()) await folded.click();
  const part = page.getByRole('combobox', { name: /^Part \d of 3$/ });
  await part.selectOption({ index: 2 });
  await expect(article).toHaveAccessibleName('Part 3 of 3');
  await expect(page.getByRole('link', { name: 'Next part' })).toHaveCount(0);

  await page.goto(`/safety/${key}#rule-200`);
  const quoted = page.getByRole('group', { name: 'Quoted passage' });
  await expect(quoted).toHaveText('In yard 200 keep gate 200 shut.');
  await expect(quoted).toBeFocused();
  await expect(quoted).toBeInViewport();
  // Out of the way of what others search for.
  await lead.witness.person.post(`/api/osha/documents/${key}/retire`, { retired: true });
});

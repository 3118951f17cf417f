import { site } from '../../src/shared/content/site.ts';
import { documentResponse, escapeHtml } from './document.ts';

interface Vacancy {
  title: string;
  team: string;
  location: string;
  terms: string;
  pay: string;
  about: string;
}

const VACANCIES: readonly Vacancy[] = [
  {
    title: 'Senior Recruiter, Life Sciences',
    team: 'Executive search',
    location: 'Boston, MA',
    terms: 'Full time',
    pay: '$95,000 to $120,000',
    about:
      'Run six to eight searches at a time for biotech clients, from the first brief to the signed offer. You know the trade by its first names.',
  },
  {
    title: 'Product Designer',
    team: `${site.brand} product`,
    location: 'Remote, US',
    terms: 'Full time',
    pay: '$130,000 to $155,000',
    about:
      'Own the shortlist: how a score is shown, explained and argued with. You test with hiring managers every week.',
  },
  {
    title: 'Machine Learning Engineer, Ranking',
    team: `${site.brand} product`,
    location: 'New York, NY',
    terms: 'Full time',
    pay: '$165,000 to $200,000',
    about:
      'Improve how resumes are matched to roles, and prove that the match is fair. Evaluation comes before models here.',
  },
  {
    title: 'Customer Success Manager',
    team: 'Client care',
    location: 'Chicago, IL',
    terms: 'Full time',
    pay: '$78,000 to $92,000',
    about:
      'The person clients call in the week of their first shortlist. You teach the tool by filling real roles with it.',
  },
  {
    title: 'Sourcing Specialist, Skilled Trades',
    team: 'Executive search',
    location: 'Houston, TX',
    terms: 'Full time',
    pay: '$62,000 to $75,000',
    about:
      'Find welders, millwrights and line leads who are not looking. Phone first, inbox second.',
  },
  {
    title: 'Account Executive, Mid-market',
    team: 'Sales',
    location: 'Atlanta, GA',
    terms: 'Full time',
    pay: '$80,000 base, $160,000 on target',
    about:
      'Sell to companies that hire fifty people a year and feel every one of them. Short cycles, honest demos.',
  },
  {
    title: 'Data Steward, Candidate Privacy',
    team: 'Operations',
    location: 'Remote, US',
    terms: 'Part time, 24 hours',
    pay: '$46 an hour',
    about:
      'Answer access and deletion requests within days, and keep the register of where every field comes from.',
  },
  {
    title: 'Research Intern, Hiring Outcomes',
    team: `${site.brand} product`,
    location: 'New York, NY',
    terms: 'Summer, 12 weeks',
    pay: '$32 an hour',
    about:
      'Follow one hundred hires through their first year and tell us which of our signals meant something.',
  },
];

const STYLE = `
main { padding: 24px 4px 40px; }
header { display: grid; grid-template-columns: minmax(0, 28rem); align-items: end;
  justify-content: space-between; gap: 12px 24px;
  margin-bottom: 20px; }
@media (min-width: 480px) { header { grid-template-columns: minmax(0, 28rem) auto; } }
/* The page around the frame has the heading. */
h1 { position: absolute; clip-path: inset(50%); }
.search { display: grid; gap: 6px; font-weight: 600; font-size: 15px; flex: 1 1 16rem; max-width: 28rem; }
.search input { font-weight: 400; font-size: 16px; }
.count { font-size: 15px; color: var(--soft); font-variant-numeric: tabular-nums; }
ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
li { border-bottom: 1px solid var(--line); }
li[hidden] { display: none; }
summary { display: grid; gap: 2px 20px; grid-template-columns: 1fr; padding: 16px 0; cursor: pointer;
  list-style: none; }
summary::-webkit-details-marker { display: none; }
summary:hover h2 { text-decoration: underline; text-decoration-thickness: 2px; }
h2 { font-size: 19px; }
.meta { color: var(--soft); font-size: 15px; }
.pay { font-variant-numeric: tabular-nums; font-size: 15px; }
/* A frame of 800 px shows all eight, on phones too. */
@media (max-width: 479px) {
  main { padding-top: 8px; }
  header { margin-bottom: 12px; gap: 4px; }
  summary { padding-block: 8px; gap: 0; }
  h2 { font-size: 17px; }
  .meta, .pay { font-size: 14px; }
}
details[open] h2 { background: linear-gradient(var(--mark), var(--mark)) 0 85% / 100% 45% no-repeat;
  width: fit-content; }
.about { padding: 0 0 20px; display: grid; gap: 14px; max-width: 62ch; justify-items: start; }
.none { padding: 28px 0; }
@media (min-width: 640px) { summary { grid-template-columns: 1fr auto; }
  .pay { grid-row: 1 / span 2; grid-column: 2; align-self: center; } }
`;

const SCRIPT = `(() => {
  'use strict';
  const box = document.querySelector('input[type=search]');
  const rows = [...document.querySelectorAll('li')];
  const count = document.querySelector('.count');
  const none = document.querySelector('.none');
  const filter = () => {
    const words = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let shown = 0;
    for (const row of rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
      if (!row.hidden) shown += 1;
    }
    count.textContent = shown === 1 ? '1 open role' : shown + ' open roles';
    none.hidden = shown > 0;
  };
  box.addEventListener('input', filter);
  box.form.addEventListener('submit', (event) => { event.preventDefault(); filter(); });
})();`;

function row(vacancy: Vacancy): string {
  return `<li><details name="role"><summary><h2>${escapeHtml(vacancy.title)}</h2>
<span class="meta">${escapeHtml(`${vacancy.team} · ${vacancy.location} · ${vacancy.terms}`)}</span>
<span class="pay">${escapeHtml(vacancy.pay)}</span></summary>
<div class="about"><p>${escapeHtml(vacancy.about)}</p>
<p class="meta">Apply with a resume or three sentences. We answer within five days, also when the answer is no.</p></div>
</details></li>`;
}

/** The external job portal that the careers page frames. `?q=` filters without a script. */
export function jobsPage(url: URL): Response {
  const wanted = (url.searchParams.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const shown = VACANCIES.filter((vacancy) => {
    const text = Object.values(vacancy).join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return documentResponse({
    title: 'Open roles',
    style: STYLE,
    script: SCRIPT,
    frameable: true,
    body: `<main>
<header><h1>Open roles</h1>
<form role="search" method="get" action="/__sandbox/jobs"><label class="search">Filter by title, team or place
<input type="search" name="q" value="${escapeHtml(url.searchParams.get('q') ?? '')}"></label></form>
<p class="count" role="status">${shown.length === 1 ? '1 open role' : `${shown.length} open roles`}</p></header>
<ul>${shown.map(row).join('\n')}</ul>
<p class="none"${shown.length > 0 ? ' hidden' : ''}>No role fits that today. Try one word less.</p>
</main>`,
  });
}

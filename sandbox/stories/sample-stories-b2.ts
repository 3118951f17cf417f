import { site } from '../../src/shared/content/site.ts';
import type { SampleStory } from './story.ts';

export const storiesB2: SampleStory[] = [
  {
    slug: 'hiring-nurses',
    title: 'Hiring nurses: speed, schedules and the truth about the ward',
    excerpt:
      'A nurse with two years’ experience has four offers by Friday. You won’t win on slogans. You can win on the roster.',
    content: `<p>My mother nursed for thirty-one years, most of them nights. When I told her I had started recruiting for hospitals, she gave me one piece of advice. “Ask them who covers lunch.” I have asked it in every nursing search since. The answer tells you nearly everything about the ward, and candidates know it.</p>
<h2>They are interviewing you</h2>
<p>An experienced nurse in most cities can change jobs inside two weeks. She has friends on your third floor. She knows how many agency staff you used in July. Whatever your ad says, she has a second source.</p>
<p>So tell the truth first and tell it with figures. These are the six facts we print at the top of every nursing ad. When a client won’t let us print one of them, we know what we will hear from the candidates.</p>
<ul>
<li>Patients per nurse, by day and by night, on an ordinary Tuesday.</li>
<li>Shift length, and how often the last hour runs over.</li>
<li>How far ahead the roster is posted.</li>
<li>Weekends per month.</li>
<li>How often people are floated to another unit.</li>
<li>The hourly rate, with the night and weekend differentials worked out in dollars.</li>
</ul>
<h2>Five days, start to finish</h2>
<p>Most hospitals take six weeks to hire a nurse. Nearly all of that is waiting for signatures. A regional hospital we work with in Pennsylvania does it in five working days, and here is their calendar.</p>
<table>
<thead><tr><th>Day</th><th>What happens</th><th>Who</th></tr></thead>
<tbody>
<tr><td>1</td><td>Application read, phone call the same day</td><td>Recruiter</td></tr>
<tr><td>2</td><td>License checked with the state board</td><td>Credentials office</td></tr>
<tr><td>3</td><td>Forty-minute interview and a two-hour shadow on the unit</td><td>Nurse manager, one staff nurse</td></tr>
<tr><td>4</td><td>Two references by phone</td><td>Recruiter</td></tr>
<tr><td>5</td><td>Offer in writing, with the first roster attached</td><td>Nurse manager</td></tr>
</tbody>
</table>
<p>Nothing in it is rushed. The license check is done every time and never skipped. They simply do each thing on the day they could do it. Their vacancy rate on the medical floors went from 17 percent to 6 in fourteen months, at the pay they were already offering.</p>
<h3>The shadow</h3>
<p>Two hours on the unit, paid, no patient contact. The candidate sees the handover, the supply room and the break room. About one in eight withdraws afterward. Good. That person would have left in the spring, after you had oriented her for ten weeks at a cost of some $50,000.</p>
<figure><img src="{{images}}/ward-at-night.svg" alt="A nurses’ station at night, one lamp on, a roster pinned behind it"><figcaption>The roster on the wall says more than the mission statement beside it.</figcaption></figure>
<h2>What to ask</h2>
<p>Leave “Why did you become a nurse?” to the television. Ask about the work.</p>
<ol>
<li>“Tell me about a time you called a physician who didn’t want to be called.”</li>
<li>“You have five patients and two of them turn at once. Talk me through the next three minutes.”</li>
<li>“What did you stop doing because somebody taught you better?”</li>
<li>“Tell me about a mistake you reported.”</li>
</ol>
<p>The fourth takes trust. Explain first that you ask because your unit reports its own. If your unit doesn’t, leave the question out, because you haven’t earned the answer.</p>
<h2>New graduates</h2>
<p>Everyone wants two years’ experience, and everyone is waiting for somebody else to supply it. Take graduates in groups of four to six, with a named preceptor each and the same start date. Groups hold. In the cohorts we followed, 26 of 30 were still there at eighteen months. Of the graduates hired one at a time in the same hospitals, it was barely half.</p>
<h2>Signing bonuses</h2>
<p>A $15,000 bonus paid back over two years buys you two years less a day. The staff who were there already read about it in the paper. Put the same money into the night differential and a roster that is posted six weeks ahead. I have yet to meet the nurse who left over a signing bonus. I have met dozens who left over a roster posted on Sunday night.</p>
<blockquote><p>“The other place offered more. You showed me my first month of shifts.”</p></blockquote>
<p>And know who covers lunch. If the answer is “whoever’s free”, fix that before you place the ad. If you would like a second pair of eyes on the ad itself, <a href="/contact">send it over</a>. We read them the way a nurse does, standing up, between two other things.</p>`,
    keywords: ['hiring', 'retention', 'job descriptions', 'offers'],
    image: { alt: 'A clock with its first minutes marked', name: 'nurse-watch' },
    author: { first_name: 'Margaret', last_name: 'Ellison' },
    tags: ['healthcare', 'roles'],
    categories: ['Roles'],
    seo_title: 'Hiring nurses in five working days',
    seo_description:
      'The six facts to print in a nursing ad, a five-day calendar, and why the roster beats the signing bonus.',
    daysAgo: 27,
  },
  {
    slug: 'hiring-a-plant-manager',
    title: 'Hiring a plant manager: walk the floor before you read the resume',
    excerpt:
      'Four hundred people will know by Wednesday whether you chose well. Do some of the choosing where they work.',
    content: `<p>I judge plant managers by how they walk. The good ones stop. They pick up a glove, ask the operator her name, look at the board and then look at what the board is about. The poor ones walk at the pace of the person showing them round.</p>
<p>So we begin with the walk. Ninety minutes on the floor with a shift lead, before any conference room. Afterward we ask three things: what did you see, what worried you, and what would you leave alone?</p>
<h2>Write down what the plant needs</h2>
<p>There are four sorts of plant, and they want four sorts of people.</p>
<ul>
<li><strong>A plant that runs well.</strong> You want a keeper. Somebody with the patience to improve 2 percent a year and the sense to touch nothing else in the first quarter.</li>
<li><strong>A plant that is growing.</strong> You want a builder who has added a line or a shift and can tell you what it did to scrap.</li>
<li><strong>A plant in trouble.</strong> You want somebody who has been through it, and has fired a friend.</li>
<li><strong>A plant that will close.</strong> You want the most decent person you can find, and you must tell them the truth.</li>
</ul>
<p>Most briefs describe the first plant and most searches are for the third.</p>
<h2>Ask the shift leads</h2>
<p>They don’t vote. They do report. Let two of them have lunch with each finalist, then ask them separately what the person wanted to know. Candidates perform for the vice president. Hardly anyone performs over a sandwich.</p>
<h2>Figures to check</h2>
<ol>
<li>Recordable injuries, first year against last.</li>
<li>On-time delivery over twelve months, without the best one picked out.</li>
<li>Turnover among hourly staff.</li>
<li>How many of their supervisors became plant managers.</li>
</ol>
<p>The fourth is the one I would keep if I could keep only one. In our last sixty plant searches, the people who had raised two or more successors were still in the chair after three years in all but five cases.</p>
<figure><img src="{{images}}/shop-floor.svg" alt="A shop floor seen from a gantry, with a painted walkway"><figcaption>Ninety minutes here saves three interviews upstairs.</figcaption></figure>
<p>One more thing. Bring the spouse or partner to town, and show them the schools. More plant searches die of geography than of money.</p>`,
    keywords: ['executive search', 'hiring', 'interviews'],
    image: { alt: 'A row of doors, one of them ajar', name: 'plant-manager' },
    author: { first_name: 'Tom', last_name: 'Lindqvist' },
    tags: ['manufacturing', 'roles'],
    categories: ['Roles'],
    daysAgo: -7,
    status: 'scheduled',
  },
  {
    slug: 'hiring-a-controller',
    title: 'Hiring a controller who will tell you no',
    excerpt:
      'You are hiring the person who stands between you and a mistake. Make sure they can say the word.',
    content: `<p>A founder in Austin told me he wanted a controller who was “commercial, flexible and solutions-oriented.” I asked when his last one had told him he couldn’t do something. Never, he said, proudly. Six weeks later the bank asked about a covenant nobody had been watching.</p>
<p>A controller’s product is numbers you can lean on. It takes skill to make them and some backbone to protect them. The skill is easy to check. Most interviews forget the backbone.</p>
<h2>Checking the skill</h2>
<p>Hand over a real trial balance with the names removed and three errors planted: a duplicated accrual, revenue booked a month early, an intercompany balance that doesn’t net. Forty minutes, with a calculator and coffee. Good candidates find two. Very good ones find three and ask about a fourth you didn’t plant.</p>
<p>Then ask about the close. How many days does it take now, how many did it take when you arrived, and what did you stop doing? A controller who cut the close from twelve days to six can list the six days by name.</p>
<h2>Checking the backbone</h2>
<ol>
<li>“Tell me about an entry you refused to make.”</li>
<li>“Who asked you to, and what did you say, word for word?”</li>
<li>“What happened the next morning?”</li>
</ol>
<p>You want a calm story with a small ending. The person said no, offered a legal way to get part of what was wanted, and went on working there. If every such story ends in a resignation, you have found a hero. Heroes are tiring in a finance department.</p>
<h2>Size matters more than sector</h2>
<table>
<thead><tr><th>Revenue</th><th>What the controller really does</th></tr></thead>
<tbody>
<tr><td>Under $10 million</td><td>Everything, including the printer</td></tr>
<tr><td>$10 to $50 million</td><td>Builds the close, hires two people, survives the first audit</td></tr>
<tr><td>$50 to $250 million</td><td>Runs a team, owns the systems, speaks to the bank</td></tr>
<tr><td>Above that</td><td>Policy, consolidation and patience</td></tr>
</tbody>
</table>
<p>Someone who thrived in the second row often struggles in the fourth, and the other way about. Ask which row they liked best. They will tell you if you haven’t let them know which one you are in.</p>
<p>Last, let them meet the person they will have to refuse. If that is you, then disagree with them about something, on purpose, in the second interview. See what they do. That is the job.</p>`,
    keywords: ['hiring', 'assessments', 'executive search'],
    image: null,
    author: { first_name: 'Ana', last_name: 'Beltrán' },
    tags: ['finance', 'roles'],
    categories: ['Roles'],
    daysAgo: 141,
  },
  {
    slug: 'seasonal-hiring-starts-in-july',
    title: 'Seasonal hiring starts in July',
    excerpt:
      'If you begin looking for December people in November, you will hire whoever is left. Here is the calendar we use.',
    content: `<p>Every November a warehouse calls and asks for eighty people by Monday. We find forty. Twenty-six show up. Nineteen are there in the second week. The client says nobody wants to work. The warehouse across the road has a waiting list. They called in July.</p>
<h2>The calendar, for a December peak</h2>
<ol>
<li><strong>July.</strong> Ring last year’s good ones. You kept a list. If you didn’t, start one this January.</li>
<li><strong>August.</strong> Set the pay, the dates and the shifts, and don’t change them afterward.</li>
<li><strong>September.</strong> Offers to returners, in writing, with a start date and an end date.</li>
<li><strong>October.</strong> New people. Two open evenings, hired on the spot, subject to checks.</li>
<li><strong>Early November.</strong> Train in two waves. The second wave is the reserve you will need.</li>
</ol>
<h2>How many to hire</h2>
<p>Count backward. If you need 60 people on the floor on December 10, and your records show that 15 percent don’t start and 20 percent leave in the first fortnight, you need about 88 offers. Most companies make 65 and act surprised.</p>
<h2>What brings them back</h2>
<p>Returners cost almost nothing to hire, and by the second day they are working at full speed. In the sites we staff, a returner rate above 40 percent halves the training bill. They come back for four reasons, and money is third.</p>
<ul>
<li>The schedule was what you said it would be.</li>
<li>The shift lead knew their name.</li>
<li>The completion bonus was paid on the last day, in full, without a form.</li>
<li>Somebody said thank you and asked them back.</li>
</ul>
<p>A completion bonus of $300 works better than fifty cents more an hour. It is simple, it is visible, and it is paid to the people who stayed.</p>
<h2>Do the checks</h2>
<p>Short jobs have the same rules as long ones. Right-to-work papers, hours for under-eighteens, overtime, rest breaks. Inspectors visit in December too. Our <a href="/blog/compliance-on-one-page">one page on compliance</a> is a decent place to begin.</p>
<p>And on the last day, ask each of the good ones a single question: “Would you want to hear from us if something permanent opens?” Write down the answer. Some of the best supervisors I know started with a scanner and a Santa hat.</p>`,
    keywords: ['hiring', 'sourcing', 'onboarding'],
    image: {
      alt: 'A month on a wall calendar with one day marked',
      name: 'seasonal-warehouse',
    },
    author: { first_name: 'Tom', last_name: 'Lindqvist' },
    tags: ['seasonal', 'warehouse'],
    categories: ['Guides'],
    daysAgo: 1,
    status: 'draft',
  },
  {
    slug: 'agency-or-in-house',
    title: 'Agency or in-house? An agency man answers honestly',
    excerpt:
      'I have sold searches for most of my life, and I talk about a third of the people who call out of buying one.',
    content: `<p>You should discount what follows. I run a search firm, and I eat when you use one. But I have also watched companies spend $200,000 a year on agencies for jobs their own receptionist could have filled, and those companies never stay clients. So let me give you the answer I give at dinner.</p>
<h2>Do it yourself when</h2>
<ul>
<li>You hire the same job more than six times a year. You will get good at it. An agency will charge you each time for what you already know.</li>
<li>People want to work for you. If forty decent applicants turn up for every ad, you have a reading problem, and reading is cheap now.</li>
<li>The job is junior and local.</li>
<li>You have one person who can give it ten hours a week and is allowed to.</li>
</ul>
<h2>Use somebody like us when</h2>
<ul>
<li>The person you want isn’t looking, and works for someone you know.</li>
<li>The job can’t be advertised, because somebody is still in it.</li>
<li>You have tried for ninety days and the finalists keep getting weaker.</li>
<li>It is a job you fill once in ten years. You have no idea what good looks like, and there is no shame in that.</li>
</ul>
<h2>What each one costs</h2>
<p>Here is a year in a company of 300 people that hires 24: twenty ordinary jobs and four hard ones, at an average salary of $85,000.</p>
<table>
<thead><tr><th>Way of working</th><th>Fixed cost</th><th>Fees</th><th>Total</th><th>Per hire</th></tr></thead>
<tbody>
<tr><td>Agency for everything, at 22%</td><td>$0</td><td>$449,000</td><td>$449,000</td><td>$18,700</td></tr>
<tr><td>Two in-house recruiters, no agency</td><td>$230,000</td><td>$0</td><td>$230,000</td><td>$9,600</td></tr>
<tr><td>One recruiter, good software, a firm for the hard four</td><td>$135,000</td><td>$102,000</td><td>$237,000</td><td>$9,900</td></tr>
</tbody>
</table>
<p>The second row looks cheapest, and on paper it is. It leaves out the vacancies. In the companies we know, the four hard jobs took an in-house team of two about 130 days each. In the third row they took 70. Multiply sixty days by <a href="/blog/what-an-empty-chair-costs">what the chair costs</a> and the third row wins by a distance.</p>
<p>The first row is only sensible if you hire five people a year.</p>
<figure><img src="{{images}}/three-ways.svg" alt="Three bars compared: agency, in-house and mixed"><figcaption>Same company, same 24 hires. The gray part is fees.</figcaption></figure>
<h2>Contingent, retained, by the hour</h2>
<h3>Contingent</h3>
<p>You pay if you hire. It sounds fair. In practice the recruiter has fifteen such jobs and works on the three that look easy. Give the same job to four contingent firms and each of them will spend a quarter of an afternoon on it, and your ad will be all over town in four versions.</p>
<h3>Retained</h3>
<p>You pay in stages for the work. You get somebody’s full attention and a real list, with reasons. Ask for the list at week three. If it isn’t there, stop the search.</p>
<h3>By the hour or by subscription</h3>
<p>Newer, and for the middle of the market often the best of the lot. You buy the parts you lack: the sourcing, say, or the first reading of applications. That is roughly how we built ${site.brand}, with software for the reading and ranking and a search firm’s people behind it when a job turns hard. Our prices are <a href="/pricing">on one page</a>, in figures, because I have never trusted a price I had to ask for.</p>
<h2>Seven questions for any agency, mine included</h2>
<ol>
<li>Who will actually do the work? May I meet that person?</li>
<li>How many searches is that person running today?</li>
<li>Which companies can’t you recruit from, because they are clients?</li>
<li>What did you fill last year that looks like this, and what did you fail to fill?</li>
<li>What happens if they leave in four months?</li>
<li>What do you tell candidates about us?</li>
<li>What will you not do?</li>
</ol>
<p>The fourth question has two halves. Listen for the second. In our last 200 searches we failed to fill 13. Four of those were our fault, and I can tell you which.</p>
<blockquote><p>A good agency makes you a little better at doing without it.</p></blockquote>
<p>If you have read this far and your job is on the first list, save your money. Write a clear ad, answer everyone within a week, and decide quickly. If it is on the second list, <a href="/contact">call us</a>, or call somebody, and ask them the seven questions.</p>`,
    keywords: ['executive search', 'hiring', 'sourcing', 'metrics'],
    image: {
      alt: 'A row of doors, one of them ajar',
      name: 'two-doors',
    },
    author: { first_name: 'Tom', last_name: 'Lindqvist' },
    tags: ['agencies', 'budget'],
    categories: ['Opinion', 'Numbers'],
    seo_title: 'Agency or in-house recruiting: an honest comparison',
    seo_description:
      'When to do it yourself, when to call a search firm, what each costs for 24 hires a year, and seven questions to ask any agency.',
    daysAgo: 65,
  },
  {
    slug: 'teaching-managers-to-hire',
    title: 'Teaching managers to hire in one afternoon',
    excerpt:
      'You train people to drive a forklift before you hand them the keys. A bad hire does more damage than a forklift.',
    content: `<p>Ask ten managers who taught them to interview. Eight will say nobody. One will mention a video about what not to ask. The tenth once worked for somebody good.</p>
<p>It takes an afternoon to fix. We have run this session about ninety times, in canteens and boardrooms, with twelve people at most and no slides.</p>
<h2>Hour one: what are you hiring for?</h2>
<p>Everyone brings a real open job. Each writes down the four results the person must produce in the first year. Results, with a verb and a date. Then they swap papers, and the neighbor crosses out anything that could appear in every job on earth. “Strong communicator” goes. “Gets three sites to agree on one price list by June” stays.</p>
<h2>Hour two: ask, then be quiet</h2>
<p>In pairs. One question each, ten minutes, and the interviewer may only say “What happened next?” and “What did you do yourself?” It is agony for the first three minutes. Then people start to hear things.</p>
<p>We time who talks. At the start, managers talk 60 percent of the time in their own interviews. By four o’clock they are down to 20.</p>
<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" width="560" height="315" title="Ten minutes with two questions"></iframe>
<h2>Hour three: write before you talk</h2>
<p>They watch one recorded interview together. Each scores it alone, on paper, four lines, with the sentence that led to each score. Only then do we compare. Scores for the same person usually run from 2 to 5 out of 5. The room goes quiet, and that silence is the whole lesson. After that nobody needs persuading to write first and discuss afterward.</p>
<h2>What they take home</h2>
<ul>
<li>One card with the two questions.</li>
<li>One page of things you can’t ask, with what to ask in their place.</li>
<li>A promise: answer the recruiter within one working day, every time.</li>
</ul>
<p>The promise matters most. In the quarter after a session, the median delay from interview to decision in our clients fell from six days to two. Nobody got cleverer. They just understood what the wait was doing.</p>
<p>Repeat it once a year, for an hour. Skills go soft, and there are always two new managers at the back who are pretending they know.</p>`,
    keywords: ['interviews', 'screening', 'bias', 'hiring'],
    image: { alt: 'A board with six pinned cards, one of them marked', name: 'manager-training' },
    author: { first_name: 'Priya', last_name: 'Raman' },
    tags: ['managers', 'training'],
    categories: ['Guides'],
    daysAgo: 89,
  },
  {
    slug: 'your-first-hire',
    title: 'Your first hire',
    excerpt:
      'You have been the whole company. Now you need a second person, and you have never done this before. A letter.',
    content: `<p>You will remember the first one all your life. I remember mine. Her name was Dolores, she could type ninety words a minute, and she told me in her second week that my filing was a disgrace. She stayed twenty-two years.</p>
<p>I got lucky. I had no idea what I was doing. So here is what I would tell myself, sitting at that kitchen table in 1986 with two telephones and a shoebox.</p>
<h2>First, are you sure?</h2>
<p>Keep a list for two weeks. Write down everything you do, with the minutes. Then mark each line with one of three letters.</p>
<ul>
<li><strong>K</strong>: keep. Only you can do it, or it is why you started.</li>
<li><strong>G</strong>: give. Somebody else could do it with a month’s teaching.</li>
<li><strong>S</strong>: stop. Nobody should be doing it.</li>
</ul>
<p>Cross out the S lines first. Add up the G lines. If they come to less than twenty hours a week, you need a bookkeeper on Thursdays and a better invoice program. If they come to thirty or more, you have a job, and the G lines are the job description. You have just written it.</p>
<h2>Can you pay for it?</h2>
<p>A salary of $50,000 costs you about $62,000 once you have paid the employer’s taxes, insurance and a laptop. In Germany or France the same gross salary costs rather more. Have six months of it in the bank before you sign anything. Four is brave. Two is unkind, because the other person won’t know.</p>
<h3>The order of things</h3>
<ol>
<li>Register as an employer, with the tax office and the state.</li>
<li>Get the insurance the law asks for. In most American states that means workers’ compensation from the first employee.</li>
<li>Choose a payroll service. It costs about $50 a month and saves you from the one mistake tax offices never forgive.</li>
<li>Write a one-page offer letter and have a lawyer read it. One hour of her time.</li>
<li>Then look for somebody.</li>
</ol>
<h2>Who to look for</h2>
<p>You will be tempted to hire a younger copy of yourself. Don’t. You have one of you. Look for a person who likes the G lines. There are people who are made happy by a straight ledger, a returned call, an empty inbox. You aren’t one of them, or the G lines wouldn’t be there.</p>
<p>You will also be tempted by the big resume, the man from the large company who wants “something more entrepreneurial.” Ask him who booked his travel. If he has to think, he will be waiting for the other departments to show up.</p>
<p>And you will be tempted by your cousin. You know how that ends.</p>
<figure><img src="{{images}}/kitchen-table.svg" alt="A kitchen table with two telephones and a shoebox of cards"><figcaption>Most companies had an office like this once.</figcaption></figure>
<h2>A trial, paid</h2>
<p>Ask your two best people to spend a day with you on the real work. Pay them properly for it: $300 for the day is fair for most office jobs. Give them four of your G tasks and go and sit in the next room. At five o’clock ask, “What would you change?” The answer is your interview.</p>
<p>If someone can’t take a day because they have a job, do it on a Saturday, or do two evenings. Somebody who is careful with their present employer will be careful with you.</p>
<h2>What you must give up</h2>
<p>You will hate the first month. Everything will be done differently and some of it will be done worse. Keep your hands in your pockets. Explain what the result should be, agree when you will look at it, then look at it then and at no other time. If you correct every comma you have hired an audience.</p>
<p>Pay on the right day, always, even when it means not paying yourself. Say what you can’t afford and when you hope to. Write down the vacation. Have lunch together on Fridays. Those four things are all the culture a company of two requires.</p>
<blockquote><p>“You were impossible until about April,” Dolores told me when she retired. “Then you started asking.”</p></blockquote>
<p>If you would rather not read the applications yourself, there are tools for that, ours among them, and <a href="/pricing">the small plan</a> is meant for somebody hiring one person. But meet them all yourself. This one is yours to choose. When you have chosen, read <a href="/blog/the-first-ninety-days">what to do with the first ninety days</a>, and buy a second chair.</p>`,
    keywords: ['hiring', 'job descriptions', 'onboarding', 'offers'],
    image: { alt: 'An empty office chair beside a window', name: 'second-chair' },
    author: { first_name: 'Margaret', last_name: 'Ellison' },
    tags: ['small business', 'founders'],
    categories: ['Guides', 'Opinion'],
    seo_title: 'How to make your first hire',
    seo_description:
      'A letter to anyone about to hire employee number one: the two-week list, the money, the paperwork, the paid trial day.',
    daysAgo: 117,
  },
  {
    slug: 'compliance-on-one-page',
    title: 'Hiring law on one page, for people who are not lawyers',
    excerpt:
      'The dozen rules that trip up decent employers, in plain words. Read it, then ask somebody who is paid to know.',
    content: `<p><em>I am a recruiter. This page is a map with the cliffs marked. It is general, it leaves things out, and rules change. Before you act on any of it, ask a lawyer where you are.</em></p>
<p>Most employers who end up in trouble meant no harm. They asked a friendly question, lost a piece of paper, or did for one candidate what they didn’t do for the next. The law, in most places, boils down to three habits. Ask about the job. Treat people alike. Keep the paper.</p>
<h2>Ask about the job</h2>
<p>If a question isn’t about doing the work, don’t ask it. You can nearly always get what you need with a better one.</p>
<table>
<thead><tr><th>Don’t ask</th><th>Why you wanted to</th><th>Ask this, of everyone</th></tr></thead>
<tbody>
<tr><td>Do you have children?</td><td>Reliability</td><td>The shift starts at six. Can you be here at six?</td></tr>
<tr><td>Where are you from?</td><td>Papers</td><td>Are you authorized to work in this country?</td></tr>
<tr><td>How old are you?</td><td>Licensing</td><td>Are you over 18? (only where the law requires it)</td></tr>
<tr><td>Any health problems?</td><td>Lifting</td><td>The job means lifting 20 kilos, with or without accommodation. Can you do that?</td></tr>
<tr><td>What do you earn now?</td><td>The offer</td><td>The range is $70,000 to $82,000. Does that work for you?</td></tr>
</tbody>
</table>
<p>The last row is law in a good number of American states and cities, which ban the salary-history question outright. It is good sense everywhere.</p>
<h2>Treat people alike</h2>
<ul>
<li>The same questions for every candidate for the same job, in the same order.</li>
<li>The same test, the same time limit, and an adjustment for anyone who needs one and asks.</li>
<li>The same checks at the same stage. If you run a background check on one finalist, run it on all.</li>
</ul>
<p>In the United States a background report from an outside company brings its own steps. You disclose it in a separate document, you get written permission, and if the result may cost the person the job you send them a copy and time to respond <em>before</em> you decide. Many cities go further and forbid asking about convictions until there is a conditional offer.</p>
<h3>Software counts</h3>
<p>If a program helps to choose, you are answerable for what it does, just as you would be for a person. New York City asks for a yearly bias audit of certain automated hiring tools and for notice to candidates. The European Union treats software for recruiting and selection as high-risk and wants human oversight, records and plain information for the people concerned. Other states and countries are writing their own. Ask every vendor for three things: what the tool looks at, how it was tested, and how a person can overrule it. Ask us too. Our answer is <a href="/blog/what-ai-should-not-decide">here</a>.</p>
<h2>Say the pay</h2>
<p>Colorado, California, Washington, New York and a growing list of others require a pay range in the ad. The European rules on pay transparency give candidates the right to know the range before they negotiate. If you hire remotely, the strictest place your ad reaches may be the one that counts. Print the range on everything and be done with it. How to get one you can defend is in <a href="/blog/salary-bands-you-can-show">salary bands you can show</a>.</p>
<h2>Keep the paper, and then don’t</h2>
<ol>
<li><strong>Applications and interview notes.</strong> In the United States most private employers must keep them for at least one year, many federal contractors for two.</li>
<li><strong>Form I-9.</strong> Your part is finished within three business days of the start. Keep it for three years from hire or one year after they leave, whichever is later.</li>
<li><strong>European candidates.</strong> Keep the file only as long as you have a reason. Tell people how long that is when they apply. Delete when you said you would.</li>
</ol>
<p>Write your notes as though the candidate will read them aloud in front of you. In Europe they can ask to. “Seemed tired” is trouble. “Has not used the SAP module we need” is a fact.</p>
<figure><img src="{{images}}/three-habits.svg" alt="Three index cards: ask about the job, treat people alike, keep the paper"><figcaption>If you remember only three lines, remember these.</figcaption></figure>
<h2>Classify people honestly</h2>
<p>Somebody who works your hours, with your tools, for nobody else, is most likely an employee whatever the contract says. The same caution goes for salaried staff and overtime. A job title doesn’t decide it. The pay and the duties do.</p>
<hr>
<p>For the text of the rules, start with your labor department’s own pages, which are better written than they used to be, and a checklist such as <a href="https://example.com">this one</a>. Then take an employment lawyer to lunch once a year. It is the cheapest insurance in the building.</p>`,
    keywords: ['hiring', 'bias', 'interviews', 'screening'],
    image: { alt: 'A board with six pinned cards, one of them marked', name: 'compliance-map' },
    author: { first_name: 'Ana', last_name: 'Beltrán' },
    tags: ['compliance', 'law'],
    categories: ['Guides'],
    seo_title: 'Hiring compliance basics on one page',
    seo_description:
      'Ask about the job, treat people alike, keep the paper. A plain-words map of hiring rules for employers who are not lawyers.',
    daysAgo: 155,
  },
  {
    slug: 'job-boards-after-forty-years',
    title: 'Job boards after forty years: what still works',
    excerpt:
      'I bought my first ad by the column inch. The medium has changed four times. The mistakes are the same.',
    content: `<p>In 1988 a Sunday ad in the Tribune cost $640 and pulled eighty letters. Last month a sponsored post for the same sort of job cost $580 and pulled three hundred applications. The number of people worth calling was the same both times. Nine.</p>
<p>A job board is a street corner. It can put you where people walk. It can’t make you worth stopping for.</p>
<h2>Where to spend</h2>
<ul>
<li><strong>General boards</strong> for jobs that many people can do and that are tied to a place: drivers, service desks, retail, office administration.</li>
<li><strong>Trade boards</strong> for jobs with a license or a society: nurses, actuaries, welders, translators. A tenth of the traffic and half of the hires.</li>
<li><strong>Local boards</strong>, including the paper one in the laundromat. We have filled eleven machine-shop jobs from a card beside the dryers in Rockford.</li>
<li><strong>Your own site</strong>, always. Everyone you attract elsewhere will come and look.</li>
</ul>
<h2>What to measure</h2>
<p>Never pay by the click if you can pay by the application, and don’t judge either until you have divided by the people you would gladly interview. For the last client we did this with, the cheapest board cost $2.10 an application and $410 for each person worth calling. The dearest cost $19 and $95.</p>
<iframe src="https://example.org/widget" width="600" height="320" title="Cost per person worth calling, by board"></iframe>
<h2>Three mistakes that never change</h2>
<ol>
<li><strong>The wall of duties.</strong> Nobody reads past the sixth bullet. In 1988 you paid by the word, and ads were better for it.</li>
<li><strong>No pay.</strong> People assume the worst and scroll on.</li>
<li><strong>Leaving it up.</strong> After ten days an ad has found nearly everyone it is going to find. Take it down, rewrite the title, put it up again on a Tuesday.</li>
</ol>
<blockquote><p>Post where your last good hire was looking. Ask them. They remember.</p></blockquote>
<p>And answer the three hundred. It is the price of the corner. Software can do the sorting in minutes, and a person can do the answering in an afternoon. <a href="/blog/how-to-write-a-rejection-letter">Four lines are enough</a>.</p>`,
    keywords: ['sourcing', 'job descriptions', 'metrics'],
    image: { alt: 'A board with six pinned cards, one of them marked', name: 'job-board' },
    author: { first_name: 'Daniel', last_name: 'Okafor' },
    tags: ['advertising', 'job boards'],
    categories: ['Notes'],
    daysAgo: 181,
  },
  {
    slug: 'referrals-without-the-club',
    title: 'Referrals without the club',
    excerpt:
      'Referred people stay longer and start sooner. Left alone, a referral program also hires the same person forty times.',
    content: `<p>When a good employee says “you should talk to my friend”, stop what you are doing. In our last 200 searches, 31 came down to somebody who knew somebody. Those 31 were filled in half the time, and 28 of the people are still in the job.</p>
<p>That is the good news. The other news is that people know people like themselves. Three years of happy referrals and you can look round the room and see one university, one soccer league, one accent.</p>
<h2>Make it easy</h2>
<p>Most programs ask for a form with eleven fields. Ask for a name and a sentence. “Ines Carvalho, ran our night shift in Porto, never raised her voice.” The recruiter does the rest and reports back within a week, whatever the answer. If people hear nothing about the first friend, there won’t be a second.</p>
<h2>Pay it simply</h2>
<table>
<thead><tr><th>When</th><th>Amount</th></tr></thead>
<tbody>
<tr><td>The friend is interviewed</td><td>A $50 dinner, even if it goes nowhere</td></tr>
<tr><td>The friend starts</td><td>$500</td></tr>
<tr><td>The friend is there after six months</td><td>$1,000</td></tr>
</tbody>
</table>
<p>The dinner does most of the work. It rewards the asking, which people can control. Big bounties bring in cousins.</p>
<h2>Keep the door open for strangers</h2>
<ol>
<li>A referral buys a reading and an answer. It doesn’t buy an interview, and it never skips a stage.</li>
<li>The person who referred takes no part in the decision.</li>
<li>Interview at least two people from elsewhere for every job, on the same questions.</li>
<li>Ask the people you hear from least. The night crew, the new starters, the one woman in the machine shop. They know people too. Nobody has asked them.</li>
</ol>
<p>The fourth rule is the one that changes the room. A client in Malmö asked only new starters for a year, on their thirtieth day: “Who was the best person at your last place?” It brought them nineteen hires from fourteen companies.</p>
<blockquote><p>Ask who was good. Don’t ask who is looking.</p></blockquote>
<p>Count it once a year. If more than 40 percent of your hires come through friends, open the windows for a while. If it is under 10, ask your people why they wouldn’t wish this place on anyone they like.</p>`,
    keywords: ['sourcing', 'bias', 'retention'],
    image: { alt: 'A drawer of index cards with one pulled up', name: 'referral-card' },
    author: { first_name: 'Priya', last_name: 'Raman' },
    tags: ['referrals'],
    categories: ['Guides'],
    daysAgo: -21,
    status: 'scheduled',
  },
  {
    slug: 'alumni-are-your-warmest-list',
    title: 'The people who left are your warmest list',
    excerpt:
      'They know your coffee, your boss and your billing system. Some of them would come back, if you hadn’t sulked.',
    content: `<p>Companies treat a resignation like a divorce. The badge is off by noon, the manager doesn’t come to the cake, and nobody ever calls. Two years later the same company pays me to find somebody with that exact experience. Twice now I have found the very person.</p>
<h2>Leave well</h2>
<p>The list begins on the last day. Three things cost nothing.</p>
<ul>
<li>The manager says, in person, “I’m sorry to lose you, and I’d be glad to see you again,” if it is so.</li>
<li>You ask for a private email address and permission to use it twice a year.</li>
<li>Somebody writes down one line: would we hire them again, and into what?</li>
</ul>
<h2>Write twice a year</h2>
<p>No newsletter. Eight sentences from a person they knew. Who retired, who had twins, what got built, what is open. We ran this for an engineering firm in Graz with 140 former staff. It takes their operations director two hours each spring and fall. In three years it has brought eleven people back, and thirty-some introductions. A search firm would have charged them roughly $250,000, and I say so as a search firm.</p>
<h2>When they come back</h2>
<p>Returners are up to speed in about a third of the time. They are also not the people who left. Interview them properly. Ask what they learned elsewhere that we do badly. Pay them what the job pays now, because they will find out what the newcomers got.</p>
<p>Then ask the plain question: “What made you go, and is it still here?” If it was a manager and the manager is still here, be honest with each other. Otherwise you will be buying a second cake.</p>
<h2>The ones who stayed</h2>
<p>They are watching. If the man who left comes back with a bigger title after eighteen months away, you have published a career path, and it runs through your competitor. Look at your own people first. We have said how in <a href="/blog/look-down-the-hall-first">look down the hall</a>.</p>
<blockquote><p>“I rang on a Tuesday. She said my mug was still in the cupboard.”</p></blockquote>`,
    image: { alt: 'A drawer of index cards with one pulled up', name: 'alumni-mug' },
    author: { first_name: 'Ana', last_name: 'Beltrán' },
    tags: ['alumni', 'rehiring'],
    categories: ['Notes'],
    daysAgo: 209,
  },
];

import { site } from '../../src/shared/content/site.ts';
import type { SampleStory } from './story.ts';

/** Everything in them is invented; none of the figures may be quoted as fact. */
export const longStories: SampleStory[] = [
  {
    slug: 'job-description-a-busy-person-will-finish',
    title: 'Write the job description a busy person will finish',
    excerpt:
      'The best candidate reads your posting on a phone, standing up, between two meetings. Here is how to keep her to the last line.',
    keywords: ['job descriptions', 'hiring'],
    image: {
      alt: 'A page with one marked line and a pencil lying across it',
      name: 'marked-up-posting.svg',
    },
    author: { first_name: 'Margaret', last_name: 'Ellison' },
    tags: ['writing', 'job ads'],
    categories: ['Job descriptions'],
    seo_title: 'How to write a job description people finish reading',
    seo_description:
      'A working recruiter’s method for a one-page job description: the first line, six outcomes, the pay, and what to leave out.',
    daysAgo: 388,
    content: `
<p>The person you want already has a job. She is good at it. She will read your posting on a phone, standing up, between two meetings, and she will give it about a minute. Most job descriptions spend that minute on the founding year of the company.</p>
<p>I have been writing these since they went into newspapers and we paid by the line. Paying by the line was a fine teacher. Every adjective cost four dollars, and nobody bought “dynamic”.</p>
<h2>Start with the work</h2>
<p>The first sentence should say what the person will do, for whom, and why the chair is empty. Compare these two.</p>
<blockquote><p>We are a leading provider of integrated packaging solutions seeking a highly motivated Operations Manager to join our growing team.</p></blockquote>
<blockquote><p>You will run the night shift at our Dayton plant: 62 people, three carton lines, and a scrap rate of 7% that we want at 4% by next autumn. Ray, who has done it for eleven years, retires in March.</p></blockquote>
<p>The second one is longer and reads faster. A plant manager who has brought scrap down before knows at once that this is her kind of trouble. A plant manager who has never worked nights knows to move on. Both have been well served.</p>
<h2>Six outcomes, not twenty-two duties</h2>
<p>Ask the hiring manager one question: <em>a year from now, what has this person done that makes you glad you hired them?</em> Keep asking until you have six answers. Write each with a number or a date.</p>
<ol>
<li>Scrap on lines 1 to 3 at 4% or below by October.</li>
<li>Two shift leads trained to run a night alone.</li>
<li>Unplanned downtime cut from nine hours a month to five.</li>
<li>The spring safety audit passed without a repeat finding.</li>
<li>Overtime held under 6% of hours.</li>
<li>A handover sheet the day shift actually reads.</li>
</ol>
<p>Now you have a posting, and you also have your interview. Each outcome turns into a question: “Tell me about a time you brought scrap down. Where did it start, and what did you try first?” We say more about that in <a href="/blog/structured-interviews-without-the-stiffness">structured interviews without the stiffness</a>.</p>
<h2>Requirements: be stingy</h2>
<p>A requirement is something you would reject a person for lacking. If you would still interview somebody without it, it goes under “useful to have”, or it goes in the bin. In our last 200 searches the first draft carried fourteen requirements on average. The hire met nine.</p>
<p>Degrees deserve a hard look. Years of experience deserve a harder one. “Ten years” tells you how old someone is. “Has closed a month-end for a company with three legal entities” tells you whether she can do it on Friday.</p>
<figure><img src="{{images}}/marked-up-posting.svg" alt="A job description with half of its bullet points struck through in pencil"><figcaption>A first draft after ten minutes with the hiring manager and a pencil. Twenty-two bullets became nine.</figcaption></figure>
<h2>Say what it pays</h2>
<p>Give the range you will really pay. Then give the hours, the place, the days on site and the travel. People who leave out the pay tell me they want to keep room to negotiate. What they keep is a stack of candidates they can’t afford.</p>
<h2>End with a door</h2>
<p>Close by telling people what happens next and how long it takes: a twenty-minute call within five working days, two interviews, a decision by the end of the month. Put a name on it. “Write to Anneliese Fürst, who runs the plant” gets more good replies than “submit your application through our portal”.</p>
<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" width="560" height="315" title="Editing a job description live, in twelve minutes"></iframe>
<h3>A last test</h3>
<p>Read it aloud to somebody who doesn’t work in your trade. My late partner used his barber. If the barber can tell you what the person will do all day, publish it. If he says “sounds like they want somebody nice”, start again.</p>
<p>If you’d rather talk it through with someone who has written a few thousand, <a href="/contact">send us your draft</a>. We’ll send it back shorter.</p>
`,
  },
  {
    slug: 'boolean-search-strings-that-still-work',
    title: 'Boolean search strings that still work',
    excerpt:
      'Forty-year-old logic, still the fastest way to a short list. How to build a string, test it, and know when to throw it away.',
    keywords: ['sourcing'],
    image: { alt: 'A drawer of index cards with one pulled up', name: 'card-index.svg' },
    author: { first_name: 'Nora', last_name: 'Quist' },
    tags: ['boolean', 'search', 'how-to'],
    categories: ['Sourcing'],
    seo_title: 'Boolean search for recruiters: strings that still work',
    seo_description:
      'Build, test and prune Boolean search strings for sourcing candidates, with worked examples for nurses, engineers and plant managers.',
    daysAgo: 340,
    content: `
<p>When I started, our database was a wall of index cards. You found a bilingual tax accountant by pulling the <em>tax</em> drawer and the <em>languages</em> drawer and looking for cards in both. That was an AND. We didn’t call it that.</p>
<p>The drawers are gone and the logic hasn’t aged a day. Tools that guess what you mean are a help, and we build one. But a guess is easier to check when you know how to ask for exactly what you want.</p>
<h2>Three words and two marks</h2>
<table>
<thead><tr><th>Write</th><th>It means</th><th>Common mistake</th></tr></thead>
<tbody>
<tr><td><code>AND</code></td><td>Both must appear</td><td>Using five of them and finding nobody</td></tr>
<tr><td><code>OR</code></td><td>Either will do</td><td>Forgetting the brackets around the group</td></tr>
<tr><td><code>NOT</code></td><td>Leave these out</td><td>Throwing out a good person for one word</td></tr>
<tr><td><code>" "</code></td><td>This exact phrase</td><td>Quoting a phrase nobody writes</td></tr>
<tr><td><code>( )</code></td><td>Treat as one group</td><td>Opening two and closing one</td></tr>
</tbody>
</table>
<p>Capitals matter on most sites. Some use a minus sign in place of <code>NOT</code>. Read the help page of the site you’re on; it takes two minutes and saves an afternoon.</p>
<h2>Build it in layers</h2>
<p>Suppose we want a plant manager in food who has run a site with a union. Start with the job, in every form people use.</p>
<pre><code>("plant manager" OR "site manager" OR "factory manager"
  OR "operations manager")</code></pre>
<p>Run it. In a 60-mile circle around Fresno I got 1,840 people. Too many, and a fine beginning. Now add the industry, using the words that show up on food resumes and nowhere else.</p>
<pre><code>("plant manager" OR "site manager" OR "factory manager"
  OR "operations manager")
AND (HACCP OR SQF OR BRC OR "food safety" OR bakery OR dairy)</code></pre>
<p>That left 212. Now the union. People rarely write “union” on a resume, so look for what they do write.</p>
<pre><code>("plant manager" OR "site manager" OR "factory manager"
  OR "operations manager")
AND (HACCP OR SQF OR BRC OR "food safety" OR bakery OR dairy)
AND (union OR Teamsters OR UFCW OR grievance
  OR "collective bargaining" OR "labor relations")</code></pre>
<p>Thirty-four. You can read thirty-four profiles before lunch.</p>
<h2>Look for the trace, not the label</h2>
<p>That third group is the whole craft. Ask what the work leaves behind. A nurse who has worked in intensive care writes <code>ventilator</code> or <code>CRRT</code>. An engineer who has carried a pager writes <code>on-call</code> or <code>postmortem</code>. A salesperson who has made her number writes <code>quota</code> and a percentage. Nobody’s resume says “resilient” and means it.</p>
<blockquote><p>Search for the tool, the form, the regulator and the nickname. The job title is what the company called them. The rest is what they did.</p></blockquote>
<h2>Test before you trust</h2>
<ol>
<li>Take three people you know are right for the job.</li>
<li>Run your string and see if it finds them.</li>
<li>If it misses one, read her profile and learn which word you left out.</li>
<li>Take out one group at a time and count. A group that barely changes the count isn’t working.</li>
</ol>
<p>I save every string with the date, the count and the name of the search. When a similar job comes in two years later, I start from the thirty-four and not from the wall.</p>
<h2>Go easy on NOT</h2>
<p><code>NOT intern</code> looks sensible until you notice it removes everyone who has <em>supervised</em> interns. I allow myself one NOT per string, and I check what it took away by searching for exactly those people.</p>
<h2>Know when to stop</h2>
<p>If a string gives you eight people, don’t polish it. Call the eight. Ask each one who else you should talk to. In our last 200 searches, 61 hires came from a name given to us by somebody who said no. No string finds those. What to say on that call is in <a href="/blog/first-message-to-a-passive-candidate">the first message to a passive candidate</a>.</p>
<p>For the full grammar of any one site, go to its own documentation, for example <a href="https://example.com">this kind of reference page</a>. The marks change. The drawers don’t.</p>
`,
  },
  {
    slug: 'scoring-candidates-from-one-to-ten',
    title: 'Scoring candidates from one to ten, so that the numbers mean something',
    excerpt:
      'If your seven and my seven are different people, we don’t have a scale. A plain table, four rules, and a calibration hour that pays for itself.',
    keywords: [
      'resume grading',
      'screening',
      'assessments',
      'bias',
      'metrics',
      'hiring',
      'interviews',
    ],
    image: {
      alt: 'Five rulers filled to their scores, the best one marked',
      name: 'ruler-ten.svg',
    },
    author: { first_name: 'Daniel', last_name: 'Okafor' },
    tags: ['scoring', 'calibration', 'how-to'],
    categories: ['Screening'],
    seo_title: 'How to score candidates from 1 to 10',
    seo_description:
      'What each score from 1 to 10 should mean, how to calibrate two graders in an hour, and what to do when a machine and a manager disagree.',
    daysAgo: 8,
    content: `
<p>Two partners at a law firm in Philadelphia graded the same twenty resumes for me. One gave scores between five and nine. The other used one, two, nine and ten. They agreed on who was best. They’d have interviewed completely different people, because the first partner’s cutoff was seven and hardly anyone fell below it.</p>
<p>A score is a sentence that has been shortened. If nobody agrees on the sentence, the number is decoration.</p>
<h2>The table</h2>
<p>Here is ours. Print it, change it, pin it up. What matters is that everybody who grades uses the same one.</p>
<table>
<thead><tr><th>Score</th><th>In words</th><th>What we do</th></tr></thead>
<tbody>
<tr><td>10</td><td>Has done this very job, at this size, with results to show</td><td>Call today</td></tr>
<tr><td>9</td><td>Every outcome shown, one at a smaller scale</td><td>Call today</td></tr>
<tr><td>8</td><td>All must-haves, most outcomes</td><td>Call this week</td></tr>
<tr><td>7</td><td>All must-haves, half of the outcomes</td><td>Call this week</td></tr>
<tr><td>6</td><td>All must-haves, work from a neighboring trade</td><td>Read twice, ask one question</td></tr>
<tr><td>5</td><td>One must-have unclear from the page</td><td>Ask before deciding</td></tr>
<tr><td>4</td><td>One must-have missing, could be learned</td><td>Hold</td></tr>
<tr><td>3</td><td>Two missing</td><td>Kind no</td></tr>
<tr><td>2</td><td>Different job</td><td>Kind no, maybe another opening</td></tr>
<tr><td>1</td><td>Wrong inbox</td><td>Kind no</td></tr>
</tbody>
</table>
<p>Notice that nothing in the middle column is about polish, schools or employers. Notice also that a five is a question. Most wasted talent sits at five, waiting for somebody to pick up the phone. We wrote <a href="/blog/what-a-six-means">a short piece on the six</a> for the same reason.</p>
<h2>Four rules</h2>
<ol>
<li><strong>Reason first, number second.</strong> Write the line, then the score. If you write the number first, you’ll spend the line defending it.</li>
<li><strong>Grade against the brief, not against the pile.</strong> A weak pile has no tens. That’s allowed.</li>
<li><strong>No halves.</strong> A 7.5 is a seven you’re afraid of.</li>
<li><strong>One grader doesn’t see the other’s score</strong> until both are written down.</li>
</ol>
<h2>The calibration hour</h2>
<p>Before a search begins, take ten resumes from an old one. Two people grade them apart, with the table. Then compare. You’re looking for gaps of two points or more. On a first try we see four such gaps in ten. Talk through each: which word in the table did we read differently? Fix the word. Grade ten more. The second time, it’s usually one.</p>
<p>That’s an hour. In a search with 180 applicants, four gaps in ten would have been 72 people whose fate hung on whose desk they landed on.</p>
<h3>Check the other end too</h3>
<p>After the hire, go back. What score did you give her on day one? Over our last 200 searches the person hired had an average first score of 7.9. Eleven had been a five. I’ve reread all eleven. In nine of them the thing we’d missed was on the page, in words we hadn’t expected.</p>
<blockquote><p>A cutoff is a promise not to look at somebody. Make it late, and make it low.</p></blockquote>
<h2>When the machine says eight and you say four</h2>
<p>Good. Disagreement is the most useful thing a grading tool can give you. Read its reasons. Either it saw a line you skipped, or it took a word for a skill. I keep a tally. On about 300 disagreements of three points or more, a second human sided with the machine 140 times, with the first human 110 times, and with neither in the rest.</p>
<p>I find that tally comforting in both directions. It means you want two readers. It means neither of them should be the last word.</p>
<h2>What a score can’t carry</h2>
<p>It can’t tell you whether she’ll like your Tuesday. It can’t see that he is moving to be near his mother. It gets a person into a conversation, in a sensible order, for reasons you could read aloud to them. If you couldn’t read the reason aloud to the candidate, change it. That has been my whole policy on grading since 1989, and I’ve yet to need a longer one.</p>
<p>If you want to see how your own pile would look graded and explained, <a href="/contact">talk to us</a>. Bring the one you turned down and still think about.</p>
`,
  },
  {
    slug: 'the-offer-call',
    title: 'The offer call',
    excerpt: 'You’ve spent six weeks and $20,000 to get to this phone call. Don’t send a PDF.',
    keywords: ['offers', 'hiring'],
    image: { alt: 'A desk telephone with one marked key', name: 'unsigned-letter.svg' },
    author: { first_name: 'Daniel', last_name: 'Okafor' },
    tags: ['offers', 'pay', 'how-to'],
    categories: ['Offers'],
    seo_title: 'How to make a job offer people accept',
    seo_description:
      'The pre-close, the call, the letter and the ten days after: how to make a job offer that gets a yes and keeps it.',
    daysAgo: 218,
    content: `
<p>A finalist of mine once received her offer as an attachment, from an address that began with <em>noreply</em>, at 11:40 on a Saturday night. It was a good offer. She read it in bed, found two mistakes, and felt like an invoice. On Monday she stayed where she was.</p>
<p>The making of an offer is a small ceremony. It’s the last thing they learn about you as a stranger and the first as a colleague.</p>
<h2>Before: no surprises</h2>
<p>An offer should contain nothing that either of you is hearing for the first time. So a few days earlier, in the last interview or on the phone, ask three things.</p>
<ol>
<li>“If we offered you this at about $92,000, with a start in May, would you say yes?”</li>
<li>“What would make you hesitate?”</li>
<li>“Who else has a say at home, and what will they ask?”</li>
</ol>
<p>The third is the one people leave out. I’ve lost candidates to a school catchment, a choir and a dog that couldn’t fly. All three could have been solved in a week, if I’d known. None could be solved in a day.</p>
<p>If the answer to the first is anything other than yes, you aren’t ready to offer. Find out what’s missing. “Let me think” means a number, a person or a doubt. Ask which.</p>
<h2>The call</h2>
<p>The boss makes it. Not HR, not me. It takes eight minutes.</p>
<ul>
<li><strong>Say it first.</strong> “Marta, we’d like you to join us.” Don’t make her wait through a preamble.</li>
<li><strong>Say why her.</strong> One thing she said or did that settled it. She’ll repeat it at dinner.</li>
<li><strong>Say the numbers.</strong> Salary, bonus and how often it has really been paid, vacation, start date, place.</li>
<li><strong>Say when.</strong> “The letter is in your inbox within the hour. Could you tell me by Friday?”</li>
<li><strong>Then stop talking.</strong></li>
</ul>
<p>Three to five days is fair. One day is a threat, and people remember threats. Two weeks is an invitation to shop.</p>
<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" width="560" height="315" title="The eight-minute offer call"></iframe>
<h2>The number</h2>
<p>Offer what you mean to pay. Starting low so that there’s room to come up works on rugs. With people, it tells them that you’d have paid less if they’d been shyer. And some are shyer, and a year later they find out.</p>
<table>
<thead><tr><th>First offer, against what they’d told us they wanted</th><th>Accepted</th><th>Still there at two years</th></tr></thead>
<tbody>
<tr><td>At or above</td><td>91%</td><td>82%</td></tr>
<tr><td>Up to 5% below</td><td>78%</td><td>73%</td></tr>
<tr><td>5–10% below, then raised</td><td>64%</td><td>61%</td></tr>
<tr><td>More than 10% below</td><td>31%</td><td>52%</td></tr>
</tbody>
</table>
<p>Our files, 200 offers. The third row interests me. Those people got their number in the end, and still didn’t stay. I think it’s the way they got it.</p>
<h2>If they ask for more</h2>
<p>Say thank you for asking. Then find out what it’s for. Money asked for is sometimes a title, a Friday at home, or a bonus they’d be walking away from in March. A signing payment of $6,000 once and for all costs less than $6,000 a year, and solves March.</p>
<p>If the answer is no, say so warmly and give the reason. “The two people beside you earn $90,000. I won’t put you above them on your first day.” Most candidates hear in that sentence how they’ll be treated later.</p>
<h2>After yes</h2>
<p>The yes isn’t finished until they’ve sat down in the chair. Between the signature and the first day there may be three months, one <a href="/blog/counter-offers-and-the-long-weekend">counter-offer</a> and a good many bad nights. Call in the first week. Send the team’s lunch plans in the third. Put them in the group photo, even if you have to leave a gap.</p>
<p>She starts on a Monday. Be at the door.</p>
`,
  },
  {
    slug: 'the-first-ninety-days',
    title: 'The first ninety days belong to you, not the new hire',
    excerpt:
      'Most early departures are decided in the first two weeks, by people who were too busy to notice. Here is a calendar that fixes it.',
    content: `<p>A plant in Ohio once hired a quality engineer away from a competitor. It took us eleven weeks to find her. She lasted nineteen days. Nobody had ordered a laptop, her manager was in Denver, and on day four she ate lunch in her car. When her old boss rang to ask how things were going, she told him the truth.</p>
<p>We refilled that chair for free, under our guarantee. The company still paid: eleven weeks became twenty-five, and the line ran without her the whole time.</p>
<h2>Before day one</h2>
<p>The quiet stretch between the signature and the start date is where doubt grows. A candidate who hears nothing for four weeks has four weeks to take other calls. Fill the silence with small, useful things.</p>
<ul>
<li>The manager calls the day after the offer is signed. Five minutes. “I’m glad. Here is what the first week looks like.”</li>
<li>Someone sends the practical sheet: where to park, what to wear, who will be at the door, when lunch is.</li>
<li>Equipment is ordered the same day and tested the week before. Tested means switched on, logged in and printing.</li>
<li>One colleague is named as the person to ask stupid questions. That colleague has agreed to it.</li>
</ul>
<h2>Week one: give them something real</h2>
<p>New people want to be of use. Three days of policy videos tell them they are a risk to be managed. Keep the paperwork to one morning. By Wednesday they should be working on something small that somebody is waiting for.</p>
<p>A controller can reconcile one account. A salesperson can sit in on four calls and write up what the customer actually asked for. A nurse can shadow two shifts and tell you where the supplies are badly placed. Fresh eyes are the only thing you get for free with a new hire, and they last about a month.</p>
<figure><img src="{{images}}/ninety-day-calendar.svg" alt="A wall calendar with days 1, 7, 30, 60 and 90 circled"><figcaption>Five dates. Put them in the manager’s calendar before the offer goes out.</figcaption></figure>
<h2>The five conversations</h2>
<p>We ask every client to book five meetings before the new person arrives. They are short, and they have one question each.</p>
<table>
<thead><tr><th>Day</th><th>Question</th><th>What you listen for</th></tr></thead>
<tbody>
<tr><td>1</td><td>What were you told this job would be?</td><td>Anything you did not say</td></tr>
<tr><td>7</td><td>What has surprised you?</td><td>A gap between the interview and the work</td></tr>
<tr><td>30</td><td>Who has helped you, and who have you not met?</td><td>Isolation</td></tr>
<tr><td>60</td><td>What would you be working on if I left you alone?</td><td>Judgment</td></tr>
<tr><td>90</td><td>Would you take this job again?</td><td>The pause before the answer</td></tr>
</tbody>
</table>
<p>The day-seven meeting is the one that gets cancelled. It is also the one that matters. In our last 200 placements, fourteen people left inside six months. We rang all fourteen. Ten of them named something from the first two weeks, and eight had told nobody at the time because nobody had asked.</p>
<h2>What the manager owes</h2>
<p>Human resources can run the forms. It cannot run the welcome. The manager who made the hire should be in the building on day one, or on camera for the first hour if the team is remote. If the manager is on vacation that week, move the start date. A week’s delay is cheap.</p>
<blockquote><p>“I knew I’d be fine when he walked me to the loading dock himself and told the crew my name twice.”<br>A shift supervisor we placed, eleven years on</p></blockquote>
<h3>A short film for managers</h3>
<p>We show this at the end of every search. It takes less time than a coffee run.</p>
<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" width="560" height="315" title="The five conversations, explained"></iframe>
<h2>When it is going wrong</h2>
<p>You will know by week three. The new person stops asking questions, or asks only the colleague and never you. Don’t wait for the thirty-day meeting. Say what you see: “You were curious the first week and you have gone quiet. What happened?” Most of the time it is something you can fix before Friday. A desk. A login. A colleague who wanted the job.</p>
<p>Sometimes the fit is wrong, and then it is kinder to say so early. We have written about that in <a href="/blog/what-probation-is-for">what probation is for</a>. But start by assuming you can keep them. You spent three months choosing this person. Spend five hours keeping your choice.</p>`,
    keywords: ['onboarding', 'retention', 'hiring'],
    image: {
      alt: 'A month on a wall calendar with one day marked',
      name: 'first-ninety-days',
    },
    author: { first_name: 'Margaret', last_name: 'Ellison' },
    tags: ['managers', 'new hires'],
    categories: ['Guides'],
    seo_title: 'A 90-day onboarding calendar for managers',
    seo_description:
      'Five dates, five questions and a list for the weeks before day one. How to keep the person you spent three months choosing.',
    daysAgo: 5,
  },
  {
    slug: 'what-an-empty-chair-costs',
    title: 'What an empty chair costs',
    excerpt:
      'You can work out the daily price of a vacancy on the back of an envelope. Do it before you argue about the fee.',
    content: `<p>A client once spent five weeks negotiating our fee down by four thousand dollars. The job was a regional sales manager with a team of six. When we finally started, I asked what the territory had sold in the same five weeks the year before. He looked it up. It was down by a little over ninety thousand.</p>
<p>He is a smart man. He simply had one number on paper and the other number nowhere. Fees arrive as invoices. Vacancies never do.</p>
<h2>The envelope method</h2>
<p>You don’t need a consultant. You need three figures and an honest guess.</p>
<ol>
<li><strong>What the person makes or saves in a year.</strong> For sales, use gross margin, not revenue. For an operations job, use the cost they control and the few percent a good one keeps out of it.</li>
<li><strong>How much of that gets covered anyway.</strong> Colleagues pick up some of it. In our experience half is generous for the first month and a third is honest after that.</li>
<li><strong>What the covering costs.</strong> Overtime, contractors, the manager’s evenings.</li>
</ol>
<p>Divide the loss by 230 working days. That is your daily price. Write it on the requisition.</p>
<h3>Three worked examples</h3>
<table>
<thead><tr><th>Job</th><th>Yearly value at stake</th><th>Covered by others</th><th>Extra cost of cover</th><th>Per working day</th></tr></thead>
<tbody>
<tr><td>Field sales rep</td><td>$310,000 margin</td><td>40%</td><td>$9,000</td><td>about $850</td></tr>
<tr><td>Maintenance lead</td><td>$180,000 downtime avoided</td><td>50%</td><td>$46,000</td><td>about $590</td></tr>
<tr><td>Payroll specialist</td><td>$70,000</td><td>80%</td><td>$28,000</td><td>about $180</td></tr>
</tbody>
</table>
<p>The figures are ours, rounded, from clients who let us look. Yours will differ. What rarely differs is the order of the surprise. People guess that the sales vacancy is dear, and they are right. They guess that the maintenance vacancy is cheap, because the machines are still running. Then a bearing goes on a Saturday.</p>
<h2>Where the days go</h2>
<p>In our last 200 searches the median time from approved requisition to signed offer was 47 days. We kept a log of what was happening on each of those days, and for most of them the answer was nothing. Nobody was sourcing, reading or talking. Somebody was waiting for somebody.</p>
<figure><img src="{{images}}/where-the-days-go.svg" alt="A bar split into five parts: approval, search, scheduling, deciding and offer"><figcaption>A typical 47 days. The search itself is the third-longest part.</figcaption></figure>
<ul>
<li>Scheduling: 14 days. Four interviewers, four calendars, one person in Lisbon.</li>
<li>Deciding: 12 days. “Let’s see a couple more before we commit.”</li>
<li>Searching and reading: 11 days.</li>
<li>Offer and paperwork: 7 days.</li>
<li>Approval, again, because the budget owner changed: 3 days.</li>
</ul>
<p>You can buy faster searching. Software has made that part quick, and ${site.brand} will put a first ranked list in front of you sooner than any person could read the pile. But if the list then sits for nine days because the hiring manager is traveling, you have bought a fast car and parked it.</p>
<h2>Three repairs that cost nothing</h2>
<h3>Book the interviews before you have candidates</h3>
<p>Hold two half-days in weeks three and four on every interviewer’s calendar, on the day the job opens. Cancel them if you must. You will rarely need to. Clients who do this save, on average, nine days.</p>
<h3>Agree what “good enough” means</h3>
<p>Write down the four things the person must have done before. When someone has done all four and the references hold, you are finished. Looking at two more people is a way to feel careful. It costs a daily price, and you have it written on the requisition now.</p>
<h3>Give one person the pen</h3>
<p>Panels advise. One person decides. If three people can say no and none of them can say yes, the chair stays empty and the best candidate, the one with options, is gone by week six.</p>
<blockquote><p>Good candidates are on the market for about as long as good houses. Ask yourself how you would buy a house by committee.</p></blockquote>
<h2>A caution</h2>
<p>The daily price is a reason to remove waiting. It is no excuse for hiring the wrong person on a Thursday because the number frightened you. A bad hire costs the vacancy twice, with a salary in between. Cut the idle days and leave the thinking days alone. There are fewer of them than you suppose.</p>
<p>If you want help with the arithmetic, <a href="/contact">send us the job</a> and we will do the envelope with you. Then look at <a href="/pricing">what we charge</a> and compare the two numbers side by side, which is all I ever wanted that client to do.</p>`,
    keywords: ['metrics', 'hiring', 'executive search'],
    image: { alt: 'An empty office chair beside a window', name: 'empty-chair' },
    author: { first_name: 'Tom', last_name: 'Lindqvist' },
    tags: ['cost of vacancy', 'time to hire'],
    categories: ['Guides', 'Numbers'],
    seo_title: 'How to calculate the cost of a vacancy',
    seo_description:
      'Three figures and an envelope: work out what an open job costs per day, see where the days go, and get nine of them back.',
    daysAgo: 19,
  },
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
    slug: 'salary-bands-you-can-show',
    title: 'Salary bands you can show to anyone',
    excerpt:
      'If publishing your pay ranges would start a riot, the ranges are the problem. A way to build them in three weeks.',
    content: `<p>A finance chief once handed me his salary bands in a sealed envelope. I opened it in the parking lot. The band for a senior analyst ran from $58,000 to $131,000. That was no band. It was a description of everyone who had ever negotiated with him.</p>
<p>More and more places now require you to print the range. Do it even where they don’t. The reason people dread it is always the same: somebody already on the payroll will read it and do a subtraction.</p>
<p>So build bands that survive the subtraction.</p>
<h2>Week one: find out what you pay</h2>
<p>Put every person on one sheet. Job, base pay, years in the job, date of the last raise. No names at first. Sort by job. Within each job, look at the highest and the lowest and try to say aloud why they differ.</p>
<p>You will be able to explain about two thirds of the gaps. She runs the larger site. He has the license. The rest will be history: a counter-offer in 2019, a merger, somebody who never asked. History isn’t a reason. Mark those lines in yellow.</p>
<h2>Week two: draw the bands</h2>
<p>Start at the middle, the price of a person who does the whole job well. Take it from three places and never from one: a paid survey, the ranges your competitors print in their ads, and what your last five finalists were asking for. Where two of the three agree, you are near enough.</p>
<p>Then go 15 percent down and 15 percent up for most jobs. Wider for senior ones, narrower for jobs with a rate.</p>
<table>
<thead><tr><th>Job</th><th>Low</th><th>Middle</th><th>High</th><th>Spread</th></tr></thead>
<tbody>
<tr><td>Warehouse associate</td><td>$39,500</td><td>$43,000</td><td>$46,500</td><td>±8%</td></tr>
<tr><td>Accountant</td><td>$61,000</td><td>$72,000</td><td>$83,000</td><td>±15%</td></tr>
<tr><td>Quality engineer</td><td>$78,000</td><td>$92,000</td><td>$106,000</td><td>±15%</td></tr>
<tr><td>Director of operations</td><td>$136,000</td><td>$170,000</td><td>$204,000</td><td>±20%</td></tr>
</tbody>
</table>
<h3>Say what each third is for</h3>
<p>A range without a rule is only a larger argument. Ours is one line per third, and clients print it in the handbook.</p>
<ul>
<li><strong>Lower third:</strong> you are learning part of the job.</li>
<li><strong>Middle third:</strong> you do all of it, and we don’t worry.</li>
<li><strong>Upper third:</strong> others learn it from you.</li>
</ul>
<p>Now a manager who wants to hire at the top of the range has to say who will learn what from this person. Often there is a good answer. When there isn’t, the number comes down by itself.</p>
<figure><img src="{{images}}/salary-band.svg" alt="A bar divided into three equal parts, each with a one-line rule"><figcaption>Three thirds, three rules. It fits on a coffee mug, and one client had it printed on one.</figcaption></figure>
<h2>Week three: pay for the yellow lines</h2>
<p>Somewhere between 5 and 12 percent of your people will be under the band for what they do. In the nine companies where we helped with this, putting it right cost between 0.6 and 1.4 percent of payroll. That is real money. It is also about the price of losing two of them.</p>
<p>Fix them all at once, with a letter. “We looked at pay across the company. Yours was low for the work you do. It is $74,000 from the first of the month.” Don’t explain, don’t ask for thanks, and don’t do it in installments.</p>
<p>People over the band are harder. Don’t cut. Tell them plainly that the base will stay where it is until the band catches up, and find a larger job for them if they can do one.</p>
<h2>Then print it</h2>
<p>Print the real range, the one you would actually hire in. If the band is $78,000 to $106,000 but you’ll only go to $95,000 this time, the ad says $78,000 to $95,000. Candidates know that trick and they hold it against you.</p>
<p>What happens then is an anticlimax. In the nine companies, the week after publication brought between two and seven difficult conversations. Nobody resigned over it. Offers went from 71 percent accepted to 88, mainly because nobody reached the last round with the wrong number in mind.</p>
<blockquote><p>Secrecy about pay protects one thing: the mistakes you made in it.</p></blockquote>
<p>Look at the bands each January, move the middle if the market has moved, and do the subtraction yourself before anybody else does. If you need current ranges for a hard job, <a href="/contact">ask us</a>. We hear the real figures every day, and we will tell you ours, which are <a href="/pricing">printed too</a>.</p>`,
    keywords: ['offers', 'retention', 'bias', 'job descriptions'],
    image: {
      alt: 'Five rulers filled to their scores, the best one marked',
      name: 'salary-bands',
    },
    author: { first_name: 'Nora', last_name: 'Quist' },
    tags: ['pay', 'transparency'],
    categories: ['Guides', 'Numbers'],
    seo_title: 'How to build salary bands you can publish',
    seo_description:
      'Three weeks, one sheet and a rule for each third of the range. How to build pay bands that survive being read by everybody.',
    daysAgo: 251,
  },
  {
    slug: 'what-ai-should-not-decide',
    title: 'What AI should not decide',
    excerpt:
      'We sell an AI recruiting assistant. Here is the list of things we don’t let it do, and the reasons, in writing.',
    content: `<p>In 1987 I turned down a man because his resume was handwritten. I had eighty on my desk, it was seven in the evening, and his was the hard one to read. A year later he was running the competitor’s warehouse. I had a rule, I applied it evenly, and it was stupid.</p>
<p>I think of him when people say that software will make hiring fair. Software is very good at applying a rule evenly. Somebody still has to notice when the rule is stupid.</p>
<h2>What the machine does well</h2>
<p>I was a skeptic, and I have changed my mind about a good deal. It reads the three-hundredth resume with the same care as the first. It doesn’t get hungry. It finds the person who wrote “ran the night crew” when the ad said “shift supervision experience”. It remembers everybody you owe a letter to. I would not go back to doing those things by hand.</p>
<table>
<thead><tr><th>The work</th><th>Software</th><th>A person</th></tr></thead>
<tbody>
<tr><td>Drafting a job description</td><td>Writes the first version</td><td>Crosses out half</td></tr>
<tr><td>Searching for people</td><td>Looks everywhere, all night</td><td>Says where to look next</td></tr>
<tr><td>Reading and grading applications</td><td>Grades, and shows why</td><td>Reads the reasons, reopens the odd ones</td></tr>
<tr><td>Scheduling</td><td>All of it</td><td>Is on time</td></tr>
<tr><td>Interviewing</td><td>Suggests questions</td><td>Asks, listens, judges</td></tr>
<tr><td>Saying yes or no</td><td>Nothing</td><td>Decides, and signs</td></tr>
</tbody>
</table>
<h2>Five things it should not decide</h2>
<h3>1. Who is rejected</h3>
<p>A score may put somebody at the bottom of a list. A person should be the one to say no, having looked. Looking takes seconds when the reasons are laid out beside the grade. In a check we ran on 500 applications that had been scored low, a recruiter pulled back 17. Two of the 17 were hired. Those two are the whole argument.</p>
<h3>2. What somebody’s face or voice means</h3>
<p>There are programs that claim to read honesty from eyebrows. I have sat across from thirty thousand people and I can’t do it. Accents, strokes, nerves, autism, a bad night with a baby: all of them look like something else. We don’t score faces. We don’t score voices. Don’t buy from anyone who does.</p>
<h3>3. What a gap means</h3>
<p>Fourteen months with nothing written down. A sick parent, a child, prison, a novel, a boat. Software can notice the gap. It has no business guessing at it. Ask, if it matters for the work. Mostly it doesn’t.</p>
<h3>4. What the job is worth</h3>
<p>A model trained on what people were paid will tell you what people were paid, with every old unfairness included. Use it as one source of three. We set out the rest in <a href="/blog/salary-bands-you-can-show">salary bands you can show</a>.</p>
<h3>5. Whether two people will get on</h3>
<p>I have been wrong about that more often than about anything else, and I had met both of them.</p>
<figure><img src="{{images}}/hand-and-list.svg" alt="A ranked list with a pencil mark beside the ninth name"><figcaption>The pencil mark is the job.</figcaption></figure>
<h2>Questions for the people selling it</h2>
<ol>
<li>Can I see why this person got this grade, in words I could read to them?</li>
<li>What does it not look at? Names, ages, photographs, addresses?</li>
<li>How have you tested it for different treatment of different groups, and when last?</li>
<li>Can one of my people overrule it, and does it keep a record of that?</li>
<li>What happens to the data when I leave?</li>
<li>Who do I ring when it is wrong?</li>
</ol>
<p>If the answer to the sixth is a form, keep walking. Regulators are asking much the same six; there is a short account in <a href="/blog/compliance-on-one-page">our page on compliance</a>.</p>
<h2>How we hold ourselves to it</h2>
<p>${site.brand} drafts, searches, reads, grades and reminds. It gives reasons with the grade. Behind it is a search firm, with telephones, whose people have done this for a long time and can be asked to step in. It recommends. You decide. When you disagree with it, say so and go with your own judgment.</p>
<blockquote><p>A tool should leave you with more time to look at people. If it leaves you looking at fewer of them, you bought the wrong one.</p></blockquote>
<p>The man with the handwriting sent me a Christmas card once, after I had written to apologize. It was typed. I have it framed above the desk, for the evenings when there are eighty in the pile.</p>`,
    keywords: [
      'hiring',
      'sourcing',
      'screening',
      'interviews',
      'resume grading',
      'bias',
      'job descriptions',
      'assessments',
      'executive search',
    ],
    image: { alt: 'A page with one marked line and a pencil lying across it', name: 'ai-pencil' },
    author: { first_name: 'Margaret', last_name: 'Ellison' },
    tags: ['AI', 'ethics'],
    categories: ['Opinion'],
    seo_title: 'What AI should not decide in hiring',
    seo_description:
      'We sell an AI recruiting assistant. These are the five decisions we keep for people, and six questions to ask any vendor.',
    daysAgo: 3,
  },
];

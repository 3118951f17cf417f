import { site } from '../../src/shared/content/site.ts';
import type { SampleStory } from './story.ts';

export const storiesB1: SampleStory[] = [
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
    slug: 'five-numbers-worth-tracking',
    title: 'Five numbers worth tracking, and twenty to ignore',
    excerpt:
      'A recruiting dashboard with thirty tiles tells you nothing. These five tell you where to stand on Monday.',
    content: `<p>A talent director in São Paulo showed me her dashboard last spring. Thirty-one tiles, six colors. I asked which tile had last changed her mind about something. She thought for a while, laughed, and closed the laptop.</p>
<p>A metric earns its place when a bad reading makes a particular person do a particular thing. By that test you need about five.</p>
<ol>
<li><strong>Days waiting.</strong> The number of days in which nobody did anything on an open job. Time to hire mixes work and waiting. Waiting is the part you can remove.</li>
<li><strong>Interviews per hire.</strong> Count every conversation with every candidate. Under twelve is tidy. Above twenty, the job description is vague or the panel disagrees about it.</li>
<li><strong>Offers accepted.</strong> Below 80 percent, somebody is asking about money too late.</li>
<li><strong>Still here at twelve months.</strong> The only measure of quality I trust, because you can’t argue with an empty desk.</li>
<li><strong>Would the manager hire them again?</strong> One question, asked at month six, yes or no.</li>
</ol>
<h2>How to compute the first one</h2>
<p>Most systems keep a log of events with dates. Export it, sort by job, and count the gaps longer than two working days. In a spreadsheet with the event dates in column B, this does the work:</p>
<p><code>=MAX(0, NETWORKDAYS(B2, B3) - 3)</code></p>
<p>Fill it down each job’s rows and add up the column. Don’t polish it. You want to know whether the answer is six or twenty-six.</p>
<h2>What to drop</h2>
<p>Applications per opening is a measure of how easy your form is. Cost per click is your vendor’s number. Source of hire is useful once a year, at budget time, and misleading every week in between, since candidates see the ad, ask a friend, then apply on your site.</p>
<p>Pipeline size is the worst of them. It goes up when you are failing. A job with 400 applicants and no hire has a larger pipeline than a job filled in three weeks.</p>
<blockquote><p>If a number can only make you feel good or bad, take it off the wall.</p></blockquote>
<p>Look at the five once a month, for an hour, with the people who can change them. For the money side of the first number, see <a href="/blog/what-an-empty-chair-costs">what an empty chair costs</a>.</p>`,
    keywords: ['metrics', 'hiring', 'interviews'],
    image: { alt: 'Six columns of a chart, one of them marked', name: 'five-numbers' },
    author: { first_name: 'Ana', last_name: 'Beltrán' },
    tags: ['dashboards'],
    categories: ['Numbers'],
    seo_title: 'Recruiting metrics: the five that matter',
    daysAgo: 43,
  },
  {
    slug: 'hiring-people-you-will-rarely-see',
    title: 'Hiring people you will rarely see',
    excerpt:
      'Remote hiring goes wrong in the interview, where we still test for charm in a room that does not exist.',
    content: `<p>I have met perhaps a third of the people I placed in the last five years. The rest I know by voice, by email, and by what their managers say a year later. It has made me a better recruiter. I can’t be fooled by a good suit.</p>
<h2>What the job really asks for</h2>
<p>A remote job asks for three things an office job can hide. The person writes clearly. The person says early when something is stuck. The person can run a Tuesday without anyone watching. You can test all three, and none of them shows up in a chat about hobbies.</p>
<ul>
<li><strong>Writing.</strong> Do one round by email. Send four real questions and ask for a page. You will read it in five minutes and learn more than in an hour on camera.</li>
<li><strong>Raising a hand.</strong> Ask about the last time a project slipped. Who found out, when, and from whom? Good remote people told somebody before the date passed.</li>
<li><strong>Running the day.</strong> “Walk me through yesterday, from the first coffee.” Listen for shape.</li>
</ul>
<h2>Say the awkward things first</h2>
<p>Put the time zones, the core hours, the travel and the pay rule in the ad. If you pay by location, say so. If everyone must be in Chicago for three days each quarter, say which days. Clients who print these facts get about a fifth fewer applicants and, in our files, twice the share of finalists who accept.</p>
<figure><img src="{{images}}/time-zone-strip.svg" alt="Three rows of hours with a four-hour overlap shaded"><figcaption>Chicago, London and Bengaluru don’t overlap in daylight. Two of the three do. Decide which two.</figcaption></figure>
<h2>One meeting in person, if you can</h2>
<p>For senior people, spend the airfare. A $700 ticket against a $180,000 salary is a rounding error. Skip the conference room. Walk, eat, and talk through one real problem with a pencil. You want each side to have a face for the next two years of email.</p>
<p>For everyone else, make the first week dense. Two short calls a day, a named colleague, one finished piece of work by Friday. <a href="/blog/the-first-ninety-days">Our ninety-day calendar</a> works at a distance too. You just have to do on purpose what a hallway used to do by accident.</p>`,
    keywords: ['remote work', 'hiring', 'interviews'],
    image: { alt: 'A clock with its first minutes marked', name: 'remote-window' },
    author: { first_name: 'Priya', last_name: 'Raman' },
    tags: ['remote', 'interviews'],
    categories: ['Guides'],
    daysAgo: 77,
  },
  {
    slug: 'hybrid-needs-a-written-rule',
    title: 'Hybrid needs a rule you can print on a card',
    excerpt: null,
    content: `<p>“We’re flexible” is the most expensive sentence in recruiting this decade. The candidate hears two days a week from home. The manager means you may leave at four for the dentist. They find out about each other in month two.</p>
<p>We lost five finalists last year over the word. Not over the policy. Over finding out what the policy was at the offer stage, after they had told their families something else.</p>
<h2>The card</h2>
<p>Write the rule so that it fits on an index card and a stranger could obey it. Four lines do it.</p>
<ol>
<li>Which days in the office, and who chooses them.</li>
<li>What happens when you can’t: whom you tell, and by when.</li>
<li>How far away you may live.</li>
<li>What would make us change this rule, and how much notice you will get.</li>
</ol>
<p>The fourth line is the one people thank us for. Nobody expects a promise for life. They do want to know whether to sign a lease.</p>
<h2>Same team, same rule</h2>
<p>Exceptions are fine when they are written down and have a reason that any colleague could hear aloud. “Renée cares for her father and works from Lyon until June” is a reason. “Mark asked before we had a policy” is a grievance waiting for a date.</p>
<h2>Put the days to use</h2>
<p>If people commute ninety minutes to sit on video calls, they will leave, and they will be right. Pick the office days for work that is better in a room: planning, teaching, arguing, interviewing. Move the calls to the other days. One client in Rotterdam blocked all online meetings on Tuesdays. The room filled up by itself.</p>
<hr>
<p>Read your own ad tonight. If it says hybrid and nothing else, you are interviewing people for a job neither of you has described. Fix the line, then carry on with <a href="/blog/hiring-people-you-will-rarely-see">the harder half of the question</a>.</p>`,
    keywords: ['remote work', 'job descriptions'],
    image: { alt: 'A drawer of index cards with one pulled up', name: 'hybrid-card' },
    author: { first_name: 'Daniel', last_name: 'Okafor' },
    tags: ['hybrid', 'policy'],
    categories: ['Notes'],
    daysAgo: 129,
  },
  {
    slug: 'look-down-the-hall-first',
    title: 'Look down the hall first',
    excerpt:
      'Sometimes the best search we run ends with us telling the client to hire someone they already employ.',
    content: `<p>About one search in twelve, we send the fee back. We take the brief, interview the team to learn the job, and meet somebody at the next desk who could do it. She has been there six years. Nobody asked her, because she never said she wanted it. She never said so because nobody asked.</p>
<h2>Why companies miss their own people</h2>
<p>You know your colleagues’ flaws in detail. A stranger arrives with a resume, which is a list of flaws removed. The comparison is unfair from the first minute. Set it right by interviewing the insider as if she were a stranger: same questions, same panel, same scorecard.</p>
<p>There is a quieter reason as well. Her manager doesn’t want to lose her. Managers hoard. They don’t do it out of malice. They do it because the company punishes them for the gap and gives them nothing for the promotion.</p>
<h2>Four habits that help</h2>
<ul>
<li>Post every opening inside for five working days before it goes outside. Post the pay range with it.</li>
<li>Let people apply without their manager’s blessing. They tell the manager when they reach the final round, and not before.</li>
<li>Agree a handover date within 30 days. Longer than that and the new team gives up.</li>
<li>Count promotions out of a team in the manager’s own review, as a credit.</li>
</ul>
<h2>When the answer is no</h2>
<p>An internal candidate who is turned down has to see the winner every morning. Tell them in person, on the same day you decide, with one specific thing to work on and a date when you will look again. Of the 40 internal runners-up we followed last year, the 23 who got a date and a task mostly stayed. Of the 17 who got “keep doing what you’re doing”, eleven were gone by Christmas.</p>
<blockquote><p>“I didn’t mind losing. I minded reading about it in the newsletter.”</p></blockquote>
<p>If you have looked honestly and nobody is ready, go outside with a clear conscience. You will write a better brief, because you will know precisely what was missing. <a href="/contact">That is the brief we like to get</a>.</p>`,
    keywords: ['retention', 'sourcing', 'interviews'],
    image: {
      alt: 'A row of doors, one of them ajar',
      name: 'down-the-hall',
    },
    author: { first_name: 'Margaret', last_name: 'Ellison' },
    tags: ['internal mobility', 'promotion'],
    categories: ['Opinion'],
    seo_title: 'Internal mobility: look down the hall first',
    seo_description:
      'Why companies miss the candidates they already employ, and four habits that help you see them.',
    daysAgo: 167,
  },
  {
    slug: 'clean-out-your-ats',
    title: 'Clean out your ATS before you buy another one',
    excerpt:
      'Your applicant tracking system is a warehouse. Most of what is in it has spoiled, and the good stock is mislabeled.',
    content: `<p>Every spring somebody calls us to ask which applicant tracking system they should move to. I ask for a login to the one they have. It takes about twenty minutes to see that the software is fine and the contents are a disgrace.</p>
<p>I say that with affection. I started on index cards in a shoebox. The shoebox went bad in exactly the same ways, only slower.</p>
<h2>What we find</h2>
<p>Last year we went through eleven client systems, one record at a time where we had to. Between them they held a little over 214,000 candidates.</p>
<table>
<thead><tr><th>Problem</th><th>Share of records</th></tr></thead>
<tbody>
<tr><td>No activity for more than three years</td><td>52%</td></tr>
<tr><td>Same person entered twice or more</td><td>17%</td></tr>
<tr><td>Stage says “in review”, job closed</td><td>23%</td></tr>
<tr><td>Rejected, with no reason given</td><td>61%</td></tr>
<tr><td>Reached a final interview and never contacted again</td><td>3%</td></tr>
</tbody>
</table>
<p>Look at the last line. Three percent of 214,000 is more than six thousand people. Somebody had met each of them, liked them enough to bring them to a final round, and then forgotten they existed. Those companies were paying job boards to find strangers.</p>
<h2>The Friday method</h2>
<p>Don’t start a project. Projects get a steering group and a kickoff and die in August. Take one hour every Friday for eight weeks.</p>
<ol>
<li><strong>Week one: close the dead jobs.</strong> Any requisition with no activity in 60 days gets closed or gets a date.</li>
<li><strong>Week two: answer the waiting.</strong> Everyone still “in review” on a closed job gets a short, decent note. Yes, even the ones from last year. Start with an apology.</li>
<li><strong>Week three: merge the duplicates.</strong> Match on email first, then phone, then name and city. When in doubt, leave them apart.</li>
<li><strong>Week four: fix the reasons.</strong> Cut your list of rejection reasons down to eight. If a reason could apply to anyone, it is no reason.</li>
<li><strong>Week five: tag the silver medalists.</strong> Everyone who reached a final round gets one tag and one sentence.</li>
<li><strong>Week six: delete what you may not keep.</strong> More on that below.</li>
<li><strong>Week seven: cut the stages.</strong> Seven is plenty. I have seen twenty-six.</li>
<li><strong>Week eight: write the card.</strong> One page on how a record is entered, by whom, and when it is done.</li>
</ol>
<h3>Names for things</h3>
<p>Pick one tag format and stick to it. We use the year, the role and the result, all lower case, such as <code>2026-controller-finalist</code>. A tag like <code>SUPER CANDIDATE</code> tells you how somebody felt on a Tuesday. It doesn’t tell you what to do.</p>
<h2>Keep less</h2>
<p>A resume is personal data. In Europe you need a reason to hold it and a date to let it go. Many companies ask for consent to keep it a year or two and delete it when consent lapses. In the United States the law leans the other way and asks you to keep hiring records for at least a year, longer for some federal contractors. Ask counsel for the two dates that apply to you, then set the system to obey them. Our <a href="/blog/compliance-on-one-page">page on compliance basics</a> has the outline.</p>
<p>Old data does harm in another way. If you let any software rank candidates, it will rank what you feed it. A record that is five years stale describes a person who has since been promoted twice, and the ranking will pass her over. ${site.brand} can read a clean database well. Nobody can read a dirty one.</p>
<figure><img src="{{images}}/ats-stages.svg" alt="Seven labeled boxes in a row, from applied to hired"><figcaption>Seven stages. If you can’t say what moves a person from one box to the next, remove the wall between them.</figcaption></figure>
<h2>Then ask about new software</h2>
<p>After the eight Fridays, make a list of what still hurts. It will be shorter than you thought. Perhaps the calendar link is poor, or the mobile form drops people at page three. Those are real reasons to change systems. You can put them to a vendor as questions, and you can check the answers.</p>
<p>If you do move, move only the clean part. One client in Antwerp carried over 9,000 records out of 60,000 and spent €4,000 on the migration in place of the €26,000 quoted. Nobody has asked for the other 51,000.</p>
<blockquote><p>A database is like a pantry. What matters is what you would still serve to a guest.</p></blockquote>`,
    keywords: ['sourcing', 'screening', 'metrics'],
    image: { alt: 'A drawer of index cards with one pulled up', name: 'ats-warehouse' },
    author: { first_name: 'Tom', last_name: 'Lindqvist' },
    tags: ['ATS', 'data'],
    categories: ['Guides'],
    seo_title: 'ATS hygiene: eight Fridays to a clean database',
    seo_description:
      'How to close dead jobs, merge duplicates, tag silver medalists and delete what you may not keep, one hour at a time.',
    daysAgo: 35,
  },
  {
    slug: 'how-to-write-a-rejection-letter',
    title: 'How to write a rejection letter people forward to their friends',
    excerpt:
      'You will turn down fifty people for every one you hire. They are your largest audience. Write to them properly.',
    content: `<p>In 1991 I wrote to a man in Milwaukee to say he hadn’t got the job. I told him why, in two sentences, and named a firm across town that needed what he had. He got that job. He has since sent me nine clients. I have spent more on advertising that brought me nothing.</p>
<p>A company that hires twenty people a year turns down about a thousand. Those thousand buy things, write reviews, have sisters. Most of them will hear from you exactly once.</p>
<h2>What people resent</h2>
<p>We asked 120 candidates who had been turned down by our clients what had bothered them. Hardly anyone said the decision. The list was this:</p>
<ul>
<li>Silence. By far the most common answer.</li>
<li>A letter at 11 at night, plainly sent by a machine on a timer.</li>
<li>“We were impressed by the caliber of applicants.” Nobody has ever been consoled by the caliber of other applicants.</li>
<li>“We will keep your resume on file”, when both sides know about the file.</li>
<li>Three interviews and a take-home project, then a form letter with the wrong first name.</li>
</ul>
<h2>Match the letter to the effort</h2>
<p>You don’t owe everyone an essay. You owe them something in proportion to what they gave you.</p>
<table>
<thead><tr><th>They gave you</th><th>You give them</th><th>Within</th></tr></thead>
<tbody>
<tr><td>An application</td><td>Four honest lines by email</td><td>10 working days</td></tr>
<tr><td>A phone call</td><td>An email with one true reason</td><td>5 working days</td></tr>
<tr><td>An interview in person</td><td>A phone call, then a short note</td><td>2 working days</td></tr>
<tr><td>A final round</td><td>A call from the person who decided</td><td>The day you decide</td></tr>
</tbody>
</table>
<h2>The four lines</h2>
<p>Here is the one we use for applicants we haven’t spoken to. Change the words until they sound like you.</p>
<blockquote>
<p>Dear Daniela,</p>
<p>Thank you for applying for the scheduling job in our Tucson office. We won’t be taking your application further. We needed someone who has run a dispatch board of thirty trucks or more, and we couldn’t see that in your resume. If we missed it, write back to this address and I will look again.</p>
<p>Ruth Abrams, Operations</p>
</blockquote>
<p>It says no in the second sentence. It gives one reason, tied to the job. It names a person. And it leaves a door open that costs nothing: of every hundred people we write to this way, two write back, and once in a while one of them is right.</p>
<h3>Reasons you can give</h3>
<p>Speak about the job and the evidence. “We needed three years of month-end close, and you have one.” “The other finalist has worked with this exact machine.” These are facts. People can use them.</p>
<h3>Reasons you should not give</h3>
<p>Never speak about the person’s nature. “Not a culture fit” says nothing and sounds like something worse. “Overqualified” is heard as too old, and often enough that is what was meant. “We felt you lacked energy” is an opinion about a stranger’s face. If the only reason you can think of belongs in this paragraph, go back and ask whether you had a reason.</p>
<p>Keep it short for another reason. Each extra sentence is a chance to argue. You aren’t opening a negotiation. One reason, true, and stop.</p>
<h2>On the telephone</h2>
<p>Say it first. “I’m calling with bad news: we have offered the job to someone else.” Then be quiet. People need about six seconds. Don’t fill them. Then give the reason, thank them for the specific thing they did well, and ask if there is anything they would like to know. Four minutes, all told. I have made some thousands of these calls, and I can remember perhaps five that turned nasty.</p>
<figure><img src="{{images}}/rejection-letter.svg" alt="A short typed letter with one sentence underlined"><figcaption>The no belongs in the second sentence. Don’t make them hunt for it.</figcaption></figure>
<h2>Let the machine send, not decide</h2>
<p>Software can draft the letter, fill in the name and the job, and make sure nobody is forgotten. That last part is a gift, since silence is the worst offense on the list. But a person should have decided, and a person’s name should be at the bottom, with an address that somebody reads. We hold to that ourselves. You can read why in <a href="/blog/what-ai-should-not-decide">what AI should not decide</a>.</p>
<p>Try it for one month. Answer everyone. Then look at your reviews, and at how many of your next applicants say a friend told them to apply, a friend you turned down.</p>`,
    keywords: ['screening', 'hiring', 'interviews'],
    image: { alt: 'A letter with a marked line in an open envelope', name: 'rejection-letter' },
    author: { first_name: 'Margaret', last_name: 'Ellison' },
    tags: ['candidate care', 'letters'],
    categories: ['Guides'],
    seo_title: 'How to write a decent rejection letter',
    seo_description:
      'Four lines, one honest reason, a real name. What to say to the fifty people you turn down for each one you hire.',
    daysAgo: 11,
  },
  {
    slug: 'answering-employer-reviews',
    title: 'Answering the review that stings',
    excerpt:
      'A two-star review from a former employee is read by every finalist you will interview this year. Here is how to reply.',
    content: `<p>Every finalist looks you up. We ask them at the end of a search, and in the last hundred, ninety-four had read your reviews before the second interview. Most read the bad ones first. So would you.</p>
<p>What they are looking for is a pattern. One angry paragraph about a parking space means nothing. Three calm ones about the same department mean a great deal.</p>
<h2>Before you reply</h2>
<p>Read it twice and ask one question: is it true? Not whether it is fair. Whether it happened. If four people say schedules go up on Sunday night for Monday morning, you don’t have a reputation problem. You have a scheduling problem, and a free consultant.</p>
<h2>How to reply</h2>
<ol>
<li>Wait a day. Never answer on the day it hurts.</li>
<li>Thank them without irony, in one sentence.</li>
<li>Name the specific thing they named. “You wrote that schedules went up too late.”</li>
<li>Say what is so today. “Since March they go up on Wednesday. We missed that twice in the summer.”</li>
<li>Sign with a name and a job. No “The People Team”.</li>
</ol>
<p>Sixty words will do. You aren’t writing to the author, who has moved on. You are writing to the controller in Leeds who will read it on her phone tonight.</p>
<h2>What never to do</h2>
<ul>
<li>Don’t guess who wrote it, and never in print.</li>
<li>Don’t ask staff for five-star reviews in a batch. Eleven cheerful paragraphs in one week fool nobody.</li>
<li>Don’t offer to “take this offline”. It reads as a hand over the mouth.</li>
<li>Don’t argue about facts you can’t show.</li>
</ul>
<blockquote><p>“The reviews were rough. The answers were honest. I took the interview because of the answers.”<br>A maintenance manager, placed last October</p></blockquote>
<p>Then raise it yourself in the interview, before they have to. “You’ll have read that turnover in the warehouse was bad. It was 60 percent. It is 35 now. Here is what we changed, and here is what we haven’t fixed.” Watch the shoulders come down. A company that can say that aloud is one a sensible person can join. For the letters that prevent half of these reviews, see <a href="/blog/how-to-write-a-rejection-letter">how to turn people down</a>.</p>`,
    keywords: ['hiring', 'retention'],
    image: null,
    author: { first_name: 'Daniel', last_name: 'Okafor' },
    tags: ['reputation'],
    categories: ['Notes'],
    daysAgo: 195,
  },
  {
    slug: 'hiring-sales-people',
    title: 'Hiring sales people when everyone interviews well',
    excerpt: 'The interview is a sales call, and you are the customer. Here is how to stop buying.',
    content: `<p>I have interviewed something like three thousand sales people. I liked nearly all of them. That is the difficulty. A person who can’t make you like them in forty minutes has chosen the wrong trade, and a person who can has shown you only that.</p>
<p>So the likable ones get hired, half of them miss the number, and eighteen months later the manager rings us and says the market has changed.</p>
<h2>Ask for the ledger</h2>
<p>Sales is the one job where the past is written down in figures. Use it. For each of the last three years we ask for the target, the result, the rank in the team and the size of the team. Then we ask for the same from their manager in the reference call.</p>
<table>
<thead><tr><th>Ask</th><th>A good answer</th><th>A worrying answer</th></tr></thead>
<tbody>
<tr><td>What was your number?</td><td>“$1.4 million, new business only”</td><td>“We were more of a team effort”</td></tr>
<tr><td>Where did you finish?</td><td>“Third of eleven, then fifth”</td><td>“Consistently a top performer”</td></tr>
<tr><td>What share did you find yourself?</td><td>“About a third”</td><td>“Marketing was very strong”</td></tr>
<tr><td>What did you lose?</td><td>A name, a reason, a month</td><td>A long pause</td></tr>
</tbody>
</table>
<p>The last question is the best one. Good sales people carry their lost deals around for years. They can tell you the day the buyer went quiet and what they would do differently. If somebody can’t name one, either they have never worked anything large or they weren’t paying attention.</p>
<h2>Match the sale, forget the industry</h2>
<p>Clients ask for ten years in their industry. I ask them to describe the sale. How long does it take? How many people have to agree? Is it a new purchase or a replacement? Does the price live in a catalog or on a napkin?</p>
<p>A man who sold elevators for nine years, eleven-month cycles, architects and owners and insurers in the room, will learn your hospital software by autumn. A star from your nearest competitor who took phone orders from a known list may never learn to open a door. We have placed both. We no longer guess.</p>
<h3>Hunters, farmers and the third kind</h3>
<p>The old division still holds. Some people open accounts and get bored. Some people grow accounts and get frightened by strangers. The third kind does either one if you pay for it clearly, and the third kind is rarer than the resumes suggest. Decide which one you need. Put it in the first line of the ad. Pay for it in the plan.</p>
<h2>The half-day that beats five interviews</h2>
<ol>
<li>Send your real product sheet and one real customer, with the name removed, two days ahead.</li>
<li>Have them run the first call with you, playing the customer. Thirty minutes.</li>
<li>Give them feedback on one specific thing. “You pitched before you asked what we use now.”</li>
<li>Run it again after lunch.</li>
</ol>
<p>You are watching the difference between the two calls. The first tells you what they know. The second tells you what they will be like to manage. In our files, people who visibly used the feedback made their first-year number about seven times in ten. People who nodded and did the same thing again made it three times in ten.</p>
<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" width="560" height="315" title="Two versions of the same first call"></iframe>
<h2>Money, early</h2>
<p>Talk about the plan in the first conversation. Base, variable, what the median person on the team earned last year, how many made target. If four of ten made it, say four. A good salesperson will find out in a week anyway, and will remember who told them.</p>
<p>Watch out for the guarantee. Six months of guaranteed commission is a fair bridge for someone leaving a full pipeline behind. Twelve months is a sign that one of you doesn’t believe in the product.</p>
<h2>Two warnings</h2>
<p><strong>Don’t hire the book of business.</strong> The promised customers mostly stay where they are, and the ones who move may bring a lawyer’s letter. Read the non-compete and the non-solicit before the second interview.</p>
<p><strong>Don’t hire in your own image.</strong> The founder who sold the first fifty accounts on passion looks for passion. The next fifty want an answer by Thursday.</p>
<blockquote><p>The best salesman I ever placed stammered. He asked a question, waited, and wrote down the answer. Customers thought he was the only one listening. He was.</p></blockquote>
<p>If you have a sales chair open now, work out <a href="/blog/what-an-empty-chair-costs">what each day costs</a> first. It will help you decide how many half-days you can afford. The answer is usually several.</p>`,
    keywords: ['hiring', 'interviews', 'assessments', 'screening'],
    image: {
      alt: 'Two chairs at a small table with one marked sheet on it',
      name: 'sales-interview',
    },
    author: { first_name: 'Daniel', last_name: 'Okafor' },
    tags: ['sales', 'roles'],
    categories: ['Roles'],
    seo_title: 'How to hire sales people who make the number',
    seo_description:
      'Ask for the ledger, match the sale, and run the same call twice. A recruiter’s method for the hardest interview there is.',
    daysAgo: 53,
  },
  {
    slug: 'hiring-engineers-without-puzzles',
    title: 'Hiring engineers without puzzles',
    excerpt:
      'Nobody at your company has ever been asked to invert a tree on a whiteboard by a customer. Test the work.',
    content: `<p>A hiring manager once gave my candidate a puzzle about two eggs and a hundred-story building. She had kept a hospital’s paging system alive for six years. She got the eggs wrong. They passed. A firm two blocks away hired her, and she runs their infrastructure today.</p>
<p>Puzzles find people who have practiced puzzles. That is a real skill. It just isn’t the one you are paying for.</p>
<h2>Three sessions that look like the job</h2>
<h3>Read together</h3>
<p>Take 150 lines of your own code, a part you aren’t proud of. Sit side by side for forty-five minutes. What do they notice first? Do they ask why it was done that way before they say it was wrong? Reading is most of the job, and almost nobody tests it.</p>
<h3>Change something small</h3>
<p>A bug with a known fix, in their own editor, with the internet on. One hour, in the room or on a shared screen. No take-home weekend. People with children and people with jobs don’t have a weekend, and those are the people you want.</p>
<h3>Explain a failure</h3>
<p>“Tell me about something you shipped that broke.” You want the time it broke, how they knew, what they did in the first ten minutes, and what is different now. Somebody with twelve years behind them and no such story is either very lucky or not telling you.</p>
<figure><img src="{{images}}/reading-code.svg" alt="Two chairs facing one screen with a page of code"><figcaption>Side by side beats face to face.</figcaption></figure>
<h2>What to write in the ad</h2>
<p>Say what the system does, how many people depend on it, how old it is, and who gets woken up at night. List the four tools they will touch in the first month. Leave out the other nineteen. Say what you pay. We tested two versions of the same ad for a logistics client: the short one with the salary drew fewer replies, 61 against 140, and five of the six finalists came from it.</p>
<h2>Be quick</h2>
<p>Engineers with options take about three weeks to choose. If you need five rounds, put them on two days. Tell them the result within 48 hours, either way. For the ones you turn down, send one useful technical remark. They talk to each other, and they keep screenshots.</p>`,
    keywords: ['hiring', 'assessments', 'interviews', 'job descriptions'],
    image: { alt: null, name: 'engineers-side-by-side' },
    author: { first_name: 'Priya', last_name: 'Raman' },
    tags: ['engineering', 'roles'],
    categories: ['Roles'],
    daysAgo: 103,
  },
];

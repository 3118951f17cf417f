import type { SampleStory } from './story.ts';

/** Invented too; among them drafts, scheduled ones, and some that lack fields. */
export const shortStories: SampleStory[] = [
  {
    slug: 'put-the-salary-in-the-job-ad',
    title: 'Put the salary in the job ad',
    excerpt:
      'You will lose some applicants. They are the ones you were going to lose in week six, after four interviews.',
    keywords: ['offers', 'job descriptions'],
    image: { alt: 'An empty office chair beside a window', name: 'price-tag-chair.svg' },
    author: { first_name: 'Daniel', last_name: 'Okafor' },
    tags: ['pay', 'job ads'],
    categories: ['Job descriptions', 'Offers'],
    seo_title: 'Should you publish the salary range? Yes, and here is how',
    seo_description:
      'Why a real salary range in the job ad saves weeks, how wide it should be, and how to tell your current team first.',
    daysAgo: 146,
    content: `
<p>A client in Leeds once told me he’d never print a salary because his competitors would see it. I asked whether he knew what his competitors paid. He did, to the pound. I asked how. “People tell you,” he said. Quite.</p>
<p>The only person in the market who doesn’t know your range is the candidate. She finds out in week six. By then you’ve spent eleven hours of interview time on someone who needs $15,000 more than you have.</p>
<h2>What changes when you print it</h2>
<p>We ran the same kinds of roles with and without a range over 18 months, about 90 postings each way. With a range, total applications were roughly flat. The share worth a phone call rose from one in nine to one in six. Offers turned down over money fell by more than half.</p>
<p style="color:#c00;font-size:19px" onclick="alert('range')">In a growing number of places you have no choice. Several US states and cities require a range in the ad, and European employers face similar rules. Check yours before you post; this page isn’t legal advice.</p>
<h2>How wide</h2>
<p>A range of £45,000 to £95,000 says you haven’t decided what the job is. Keep the top within 20 to 25% of the bottom. If the job could be filled at two levels, write two ads.</p>
<ul>
<li><strong>Bottom:</strong> what you’d pay someone who can do it with help in the first year.</li>
<li><strong>Middle:</strong> what you’d pay someone who has done it before.</li>
<li><strong>Top:</strong> what you’d sign tomorrow, without a phone call to finance.</li>
</ul>
<p>Print the top you would really pay. Candidates read the top. If it’s bait, they’ll know by the second interview and tell everyone they trained with.</p>
<h2>Tell your own people first</h2>
<p>This is the part that managers dread, and they’re right to think about it. Somebody on the team earns less than the bottom of your new range. She will see the ad. She should hear about it from you, in a room, with a plan and a date, before it goes up. If you can’t afford that conversation, you have found a problem that was there already.</p>
<p>Then post it. And when the finalist asks what the job pays, you can talk about the work, because she knows. Our own numbers are on the <a href="/pricing">pricing page</a>, for the same reason.</p>
<script>console.log('tracking')</script>
`,
  },
  {
    slug: 'the-list-of-forty',
    title: 'The list of forty',
    excerpt:
      'Before we call anyone, we write down forty names. Not fifteen, not two hundred. Here is why that number.',
    keywords: ['sourcing', 'metrics'],
    image: { alt: 'A drawer of index cards with one pulled up', name: 'numbered-list.svg' },
    author: { first_name: 'Tom', last_name: 'Lindqvist' },
    tags: ['pipeline', 'search process'],
    categories: ['Sourcing'],
    daysAgo: 24,
    status: 'draft',
    content: `
<p>On the first Monday of a search I sit down and write forty names. It takes two days. Nobody gets a call until it’s done, and clients sometimes wonder what they’re paying for.</p>
<p>They’re paying for the arithmetic.</p>
<h2>How forty becomes one</h2>
<table>
<thead><tr><th>Stage</th><th>People</th><th>What happens</th></tr></thead>
<tbody>
<tr><td>Named</td><td>40</td><td>Could do the job, on paper</td></tr>
<tr><td>Replied</td><td>22</td><td>Answered, one way or the other</td></tr>
<tr><td>Talked</td><td>14</td><td>Half an hour by phone</td></tr>
<tr><td>Met by us</td><td>8</td><td>Ninety minutes, in person if we can</td></tr>
<tr><td>Met by the client</td><td>4</td><td>Two rounds</td></tr>
<tr><td>Finalists</td><td>2</td><td>References, numbers, a dinner</td></tr>
<tr><td>Hired</td><td>1</td><td></td></tr>
</tbody>
</table>
<p>Those are our averages over the last 200 searches. They move by trade. Engineers reply less, nurses talk more, chief financial officers always want the dinner.</p>
<h2>Why not fifteen</h2>
<p>With fifteen you meet three people and hire the one who’s left. You’ve also used the names that came to mind first, and the names that come to mind first look a lot like you. Somewhere around number eighteen I run out of people I know. From nineteen on I have to go and look, and from nineteen on the list gets interesting.</p>
<p>I marked it once. Over thirty searches, the hire’s position on the original list was, at the median, 26.</p>
<h2>Why not two hundred</h2>
<p>Because you can’t think about two hundred people. You can filter them, and filtering is what you do when you’ve given up thinking. Forty is about as many as I can hold in my head with a reason beside each one.</p>
<h2>The reason beside each one</h2>
<p>That’s the rule. Every name carries one line in your own words: what they did, and why they might leave. “Built the Lyon depot, boss retires in June.” If you can’t write the line, the name doesn’t count.</p>
<ul>
<li>Ten from direct competitors.</li>
<li>Ten from the trade next door.</li>
<li>Ten given to you by people you trust.</li>
<li>Ten that surprise you.</li>
</ul>
<p>A machine can give us four hundred names in a minute, graded. Good. It’s where I get my last ten. The line beside each is still mine to write.</p>
`,
  },
  {
    slug: 'ask-a-narrower-referral-question',
    title: '“Know anyone good?” is the wrong question',
    excerpt:
      'Referred hires stay longer. They also have the same surnames. Five narrower questions that send people past the top of their phone.',
    keywords: ['sourcing', 'bias', 'retention'],
    image: null,
    author: { first_name: 'Ana', last_name: 'Beltrán' },
    tags: ['referrals', 'diversity'],
    categories: ['Sourcing'],
    daysAgo: 232,
    content: `
<p>Ask any manager where her best people came from. She’ll say “someone knew someone”. She’s right. In our own files, referred hires are still in the chair after two years 81% of the time, against 68% for everyone else.</p>
<p>Then look at the team photo. A bakery I worked with in Bilbao had 44 people and seven surnames.</p>
<h2>The trouble with “know anyone good?”</h2>
<p>The question sends people to the top of their phone. The top of the phone is brothers-in-law and the football team. You get trust, and you get sameness, and after ten years of it you get a company that’s surprised by its own customers.</p>
<p>Ask a narrower question. A narrow question sends people past the top of the phone.</p>
<ul>
<li>Who taught you the most in your last job?</li>
<li>Who did you once lose a customer to?</li>
<li>Which supplier would you hire if you could?</li>
<li>Who was the best person on a course you took?</li>
<li>Who left here and should come back?</li>
</ul>
<p>Try them at lunch, one at a time. “Who did you lose to?” gets a laugh and then a name. It’s almost never a cousin.</p>
<h2>Same door for everyone</h2>
<p>A referral buys a person a reading, not an interview. Put the resume in the same pile, score it against the same list, ask the same questions. If your referred people pass at three times the rate of the rest, either your staff know something wonderful or somebody’s being waved through. Look at a few and find out which.</p>
<blockquote><p>I tell staff: your word gets them read by Friday. Their work gets them the rest.</p></blockquote>
<h2>About the money</h2>
<p>A bonus helps a little. Speed helps more. People stop referring when their friend hears nothing for five weeks, because they have to see that friend on Sunday. Promise an answer within five working days and keep it, above all when the answer is no.</p>
<p>If you pay, pay half on the start date and half at six months. We see sums between $500 and $2,000. Past that, staff start referring people they don’t like.</p>
<h2>Keep one count</h2>
<p>Once a year, count what share of hires came by referral. Between a quarter and a third is healthy for most firms. Over half, and you’re a family. Families are lovely. They’re hard to join.</p>
`,
  },
  {
    slug: 'first-line-of-the-job-ad',
    title:
      'What a retired newspaper typesetter in Winnipeg taught me about the first line of a job ad, and why I still count every word of it on my fingers',
    excerpt: 'Twelve words, one fact, no adjectives. A short lesson from the days of lead type.',
    keywords: ['job descriptions'],
    image: { alt: 'A board with six pinned cards, one of them marked', name: 'metal-type.svg' },
    author: { first_name: 'Margaret', last_name: 'Ellison' },
    tags: ['writing', 'job ads', 'stories'],
    categories: ['Job descriptions'],
    seo_title: 'The first line of a job ad: twelve words, one fact',
    seo_description:
      'How to write the first line of a job ad, with before-and-after examples for sales, nursing, engineering and plant roles.',
    daysAgo: 58,
    content: `
<p>His name was Walter. He set the classified page by hand, in lead, until 1978, and when I met him he was eighty and doing crosswords in ink. I’d brought him an ad I was proud of. He read it, put on his other glasses, and read it again.</p>
<p>“You’ve got the job in line six,” he said. “Nobody’s coming to line six.”</p>
<h2>Walter’s rule</h2>
<p>Twelve words at most. One fact. No adjectives. He could set twelve words in one line of column type, so that was the line people saw when the paper was folded. I’ve used it for every ad since. The paper is gone, but the fold is still there. It’s the bottom edge of a phone.</p>
<h2>Some before and after</h2>
<table>
<thead><tr><th>Role</th><th>Before</th><th>After</th></tr></thead>
<tbody>
<tr><td>Sales</td><td>Join a passionate, high-performing sales organization</td><td>Sell dental chairs to 140 practices between Lyon and Geneva</td></tr>
<tr><td>Nurse</td><td>Make a difference every day in a caring environment</td><td>Three twelve-hour nights a week, four patients, a self-scheduled rota</td></tr>
<tr><td>Engineer</td><td>Solve challenging problems at scale</td><td>Make a search page that takes four seconds take one</td></tr>
<tr><td>Plant manager</td><td>Drive operational excellence</td><td>Reopen a sawmill, hire thirty people, ship by the first of May</td></tr>
</tbody>
</table>
<p>The left column could be any company. The right column could only be one. The nurse who has been asking for a self-scheduled rota for three years has stopped scrolling.</p>
<h2>How to find the fact</h2>
<ol>
<li>Ask the manager what the person will do on the second Tuesday. The first is all passwords.</li>
<li>Ask what number is wrong today.</li>
<li>Ask what the last person complained about at home.</li>
</ol>
<p>One of the three will hand you a line. Usually it’s the third.</p>
<h2>And then count</h2>
<p>I do it on my fingers, once round and two over. People in meetings have noticed. If it comes to fifteen, I take out the adjectives, and it’s twelve. It’s nearly always exactly twelve. Walter would say that’s no coincidence: three is how many adjectives a nervous person uses.</p>
<p>He charged me nothing. He did ask for the ad back, when it ran, so that he could see the spacing.</p>
<p>For the rest of the page, see <a href="/blog/job-description-a-busy-person-will-finish">the job description a busy person will finish</a>.</p>
`,
  },
  {
    slug: 'what-a-six-means',
    title: 'In praise of the six',
    excerpt:
      'Tens are expensive and often bored. Sixes have something to prove. Why we read them twice.',
    keywords: ['resume grading', 'screening'],
    image: {
      alt: 'Five rulers filled to their scores, the best one marked',
      name: 'number-six.svg',
    },
    author: { first_name: 'Nora', last_name: 'Quist' },
    tags: ['scoring'],
    categories: ['Screening'],
    daysAgo: 68,
    content: `
<p>A ten has done your job already, somewhere else, well. You know what she can do. The question that nobody asks is why she’d want to do it again.</p>
<p>A six has every must-have and comes from the trade next door. He ran a hotel kitchen and you need a hospital kitchen. She sold elevators and you sell boilers. On the page there’s a gap, and the gap is the reason they’d come.</p>
<h2>What happened to our sixes</h2>
<p>I pulled the files on 58 people we placed who’d first been graded a six, and 58 who’d been a nine or ten, matched by level. Three years on:</p>
<table>
<thead><tr><th></th><th>First graded 6</th><th>First graded 9–10</th></tr></thead>
<tbody>
<tr><td>Still there after two years</td><td>47</td><td>39</td></tr>
<tr><td>Promoted</td><td>21</td><td>14</td></tr>
<tr><td>Left or let go in year one</td><td>5</td><td>8</td></tr>
<tr><td>Full speed by month three</td><td>19</td><td>41</td></tr>
</tbody>
</table>
<p>Don’t build a church on 58 people. But look at the last row. The tens were faster. If you have a fire, hire the ten. If you have a year, read the sixes.</p>
<h2>How to read one twice</h2>
<p>The first reading asks what matches. The second asks what carries over. Take the outcomes in your brief and cross out every noun.</p>
<ul>
<li>“Cut <s>boiler</s> installation delays from nine weeks to four.”</li>
<li>“Run a <s>ward</s> through the night with two people short.”</li>
<li>“Win back <s>dental</s> customers who left over price.”</li>
</ul>
<p>What’s left is the skill. Now look for it on the six’s resume. You’ll find it under other nouns.</p>
<h2>One question by phone</h2>
<p>Then call, and ask: <em>what would you need to learn in the first month, and how would you go about it?</em> A real six has thought about it. She’ll name three things, and one will be something you forgot to put in the brief. A six who says “I’m a fast learner” is a four.</p>
<hr>
<p>I was a six. I came out of hotel reception. My first boss here wrote it on my file, and under it, in pencil: <em>remembers names</em>. The scale we use now is in <a href="/blog/scoring-candidates-from-one-to-ten">scoring candidates from one to ten</a>. It still has no row for that.</p>
`,
  },
  {
    slug: 'the-four-fifths-rule-in-plain-english',
    title: 'The four-fifths rule in plain English',
    excerpt:
      'One division, done at every step of the funnel. It won’t tell you what’s wrong. It will tell you where to look.',
    keywords: ['bias', 'metrics'],
    image: {
      alt: 'Five rulers filled to their scores, the best one marked',
      name: 'five-slices.svg',
    },
    author: { first_name: 'Daniel', last_name: 'Okafor' },
    tags: ['compliance', 'fairness', 'metrics'],
    categories: ['Screening'],
    seo_title: 'The four-fifths rule explained for hiring teams',
    seo_description:
      'How to work out the four-fifths rule with your own numbers, what a low ratio means, and what to do next.',
    daysAgo: 4,
    status: 'draft',
    content: `
<p>In the United States, regulators have used a rule of thumb since 1978. If one group gets through a step of your hiring at less than four-fifths of the rate of the group that does best, somebody may ask you why. It isn’t a law of nature, nor proof of anything. It’s a smoke alarm.</p>
<p>I like it because you can do it on a napkin.</p>
<h2>The sum</h2>
<p>Say 120 men and 80 women applied, and you phoned 36 men and 16 women.</p>
<pre><code>men:    36 / 120 = 0.30
women:  16 /  80 = 0.20

ratio:  0.20 / 0.30 = 0.67</code></pre>
<p>Four-fifths is 0.80. You’re at 0.67, so the alarm sounds. Now you go and look, at that step, before anything else.</p>
<h2>Do it at each step</h2>
<table>
<thead><tr><th>Step</th><th>Men</th><th>Women</th><th>Ratio</th></tr></thead>
<tbody>
<tr><td>Applied → phoned</td><td>36 of 120</td><td>16 of 80</td><td>0.67</td></tr>
<tr><td>Phoned → interviewed</td><td>12 of 36</td><td>6 of 16</td><td>1.13 for women</td></tr>
<tr><td>Interviewed → offered</td><td>2 of 12</td><td>1 of 6</td><td>1.00</td></tr>
</tbody>
</table>
<p>This is the pattern I see most. The interview is fine. The pile is where it happens, on a Thursday, in ninety seconds. So that’s where you spend your effort: <a href="/blog/names-off-the-resume">names off</a>, two graders, reasons before numbers.</p>
<h2>Three cautions</h2>
<ol>
<li><strong>Small numbers jump.</strong> With six people in a group, one decision moves the ratio a mile. Add up a year of searches for the same kind of job.</li>
<li><strong>A pass proves little.</strong> You can sit at 0.85 and still be treating someone badly.</li>
<li><strong>Don’t fix the number.</strong> Waving people through to lift a ratio is unfair to them and may be unlawful. Fix the step.</li>
</ol>
<h2>Who should do it</h2>
<p>Someone who isn’t grading. Keep the group data apart from the resumes, collected with consent, seen only in totals. Rules differ by country, and in much of Europe you’ll need to take care about what you may record at all. Ask counsel before you start a spreadsheet. This is a recruiter’s note and no substitute.</p>
<p>Then put it in the calendar, once a quarter. Smoke alarms need testing too.</p>
`,
  },
  {
    slug: 'work-samples-for-salespeople',
    title: 'Don’t ask a salesperson to sell you a pen',
    excerpt:
      'They’ve all seen the film. A better fifteen minutes, and what to listen for while it runs.',
    keywords: ['assessments', 'interviews', 'hiring'],
    image: { alt: null, name: null },
    author: { first_name: 'Tom', last_name: 'Lindqvist' },
    tags: ['sales', 'work samples'],
    categories: ['Interviews'],
    daysAgo: 34,
    content: `
<p>Salespeople interview well. It’s the trade. If you hire the one who interviewed best, you’ve hired the one who’s best at selling to you, and you aren’t the customer.</p>
<p>So watch them work.</p>
<h2>The fifteen-minute call</h2>
<p>Send one page two days ahead: what you sell, to whom, at what price, and who’s on the phone. Something like this.</p>
<blockquote><p>You’re calling Mrs. Haldorsen, who runs facilities at a 300-bed hospital in Bergen. She buys her floor-cleaning machines from a competitor. Her contract ends in eight months. She has agreed to fifteen minutes. Your aim is a second meeting.</p></blockquote>
<p>Somebody on your team plays Mrs. Haldorsen. Give her a secret: the competitor’s machine keeps breaking down on Ward 6, and she’s embarrassed, because she chose it. She’ll tell anyone who asks a decent question and nobody who doesn’t.</p>
<h2>What to count</h2>
<ul>
<li><strong>Minutes spent talking.</strong> Our good hires talk for six of the fifteen. The poor ones talk for eleven.</li>
<li><strong>Questions that follow from an answer.</strong> Three or more, and they’re listening.</li>
<li><strong>Did they find Ward 6?</strong> About a third do.</li>
<li><strong>Did they ask for the meeting?</strong> You’d be surprised how many forget.</li>
<li><strong>What they do with “it’s too expensive”.</strong> Ask “compared with what?” and you have my attention.</li>
</ul>
<h2>Then do it again</h2>
<p>This is the part that matters. Stop. Tell them one thing to change: “You explained the warranty before she’d mentioned repairs. Hold it back.” Give them five minutes and a glass of water, and run the first half again.</p>
<p>Some people do exactly the same with more energy. Some take the note, and the second call is a different call. Hire those. I can’t think of a single better sign, in sales or anywhere. You’ll be giving that person notes for years.</p>
<h2>And the record</h2>
<p>A work sample shows you today. For the past, ask for the numbers and how they were made: quota, result, rank in the team, how many accounts were inherited. Then check it with <a href="/blog/reference-checks-that-tell-you-something">someone who sat at the next desk</a>.</p>
<p>If they do try to sell you a pen, ask what you’re writing with now. The good ones get there before you.</p>
`,
  },
  {
    slug: 'what-a-human-checks-after-the-machine',
    title: 'What a human should check after the machine has graded',
    excerpt:
      'The tool read 214 resumes in the time it took to boil an egg. Here’s what we did with the next two hours.',
    keywords: ['resume grading', 'screening', 'bias'],
    image: { alt: 'A board with six pinned cards, one of them marked', name: 'egg-timer.svg' },
    author: { first_name: 'Margaret', last_name: 'Ellison' },
    tags: ['AI', 'scoring', 'how-to'],
    categories: ['Screening'],
    seo_title: 'AI resume grading: what a human should check next',
    seo_description:
      'A two-hour routine for reviewing machine-graded resumes: the tens, the fives, a few from the bottom, and the reasons.',
    daysAgo: 2,
    content: `
<p>I was slow to trust software with a resume. I’ve been wrong about too many people myself to hand the job to something that never has to meet them. What changed my mind was the egg.</p>
<p>A client had 214 applicants for a head of logistics. The tool graded all of them, from 1 to 10, with a line of reason each, in about four minutes. That used to be my Tuesday and Wednesday. So now I had a Tuesday and Wednesday, and I’ll tell you what they’re for.</p>
<h2>Read the top, for reasons</h2>
<p>There were nine people at eight or above. I read all nine in full and asked of each: is the reason true? One line said “managed a fleet of 120”. The resume said he’d managed the <em>insurance</em> for a fleet of 120. He went to a five. Eight were sound. That’s a better rate than mine at the end of a long day.</p>
<h2>Read the middle, for questions</h2>
<p>There were 31 at five or six. I didn’t grade them again. I looked for the single missing fact and called the ones where a phone call could supply it. Seven calls, ten minutes each. Two became eights. One of them got the job, in the end: a woman from army supply whose titles meant nothing to any reader who hadn’t served.</p>
<h2>Read a few at the bottom, for honesty</h2>
<p>Ten at random from those graded three or less. Ten out of ten were fairly placed. If I’d found two that weren’t, I’d have read twenty more, and then gone to ask somebody what was happening.</p>
<h2>Look for a pattern</h2>
<ol>
<li>Sort by score. Do the low ones share anything that isn’t in the brief? A school, a country, a kind of layout?</li>
<li>Take one high resume, change the name and the graduation year, run it again.</li>
<li>Check that the brief you gave it is the brief you meant. Most odd scores are honest answers to a sloppy question.</li>
</ol>
<hr>
<h2>Then sign it</h2>
<p>At the end I write my own initials next to the shortlist. Not the tool’s. If a candidate asks why she wasn’t called, a person will tell her, in words, and the person will have read her page.</p>
<p>Two hours and ten minutes, against two days. I spent what was left on the telephone, which is where hiring happens. If you’d like to see it done on your own pile, <a href="/contact">ask us</a>. Bring an egg.</p>
`,
  },
  {
    slug: 'an-interview-panel-of-three',
    title: 'An interview panel of three is plenty',
    excerpt:
      'Seven interviewers means seven calendars, one tired candidate and nobody who feels responsible. Pick three, and give each a job.',
    keywords: ['interviews', 'metrics'],
    image: { alt: 'An empty office chair beside a window', name: 'three-chairs.svg' },
    author: { first_name: 'Tom', last_name: 'Lindqvist' },
    tags: ['panels', 'candidate experience'],
    categories: ['Interviews'],
    daysAgo: -6,
    status: 'scheduled',
    content: `
<p>A software firm in Austin had a candidate meet nine people. She kept a list. Seven asked why she wanted to leave her job. Six asked about her greatest strength. Nobody asked about billing systems, which was the job. She’d built two.</p>
<p>She took another offer on day 33, while the ninth interviewer was on vacation.</p>
<h2>What each extra chair costs</h2>
<table>
<thead><tr><th>Interviewers</th><th>Days from first to last interview</th><th>Finalists lost along the way</th></tr></thead>
<tbody>
<tr><td>2–3</td><td>8</td><td>7%</td></tr>
<tr><td>4–5</td><td>15</td><td>16%</td></tr>
<tr><td>6–7</td><td>24</td><td>29%</td></tr>
<tr><td>8 or more</td><td>31</td><td>38%</td></tr>
</tbody>
</table>
<p>Those are ours, over 200 searches. And the hires made by eight weren’t better at two years than the hires made by three. I looked hard, because I’d have liked to give the eight something.</p>
<h2>Three people, three jobs</h2>
<ol>
<li><strong>The boss</strong> asks about outcomes: numbers moved, decisions made, people let go.</li>
<li><strong>The expert</strong> asks about the craft. Someone who does the work, and would notice.</li>
<li><strong>The neighbor</strong> comes from the next department and asks what it’s like to depend on this person.</li>
</ol>
<p>Nobody asks another’s questions. If all three want to know why she’s leaving, the boss asks, and tells the others.</p>
<h2>What about everyone else?</h2>
<p>They’d like to meet her. Of course they would. Give them lunch. Lunch is twenty minutes, nobody scores it, and it’s for her to look at you. Say so to both sides.</p>
<h2>Decide the same day</h2>
<p>Book thirty minutes straight after the last interview, before you book the interviews. Scores on paper first. The most junior speaks first, the boss last. Then one of three words: yes, no, or a single named question that has to be answered by tomorrow. “Let’s sleep on it” isn’t on the list. People who sleep on it wake up wanting to see two more.</p>
<p>A panel shares out the work. It shouldn’t share out the blame. One person decides, and her name is on the page from <a href="/blog/the-intake-meeting-in-thirty-minutes">the intake meeting</a>.</p>
`,
  },
  {
    slug: 'interview-questions-we-stopped-asking',
    title: 'Ten interview questions we stopped asking',
    excerpt: 'Some were rude, some were useless, and one was mine. What we ask now.',
    image: {
      alt: 'Two chairs at a small table with one marked sheet on it',
      name: 'crossed-out.svg',
    },
    author: { first_name: 'Margaret', last_name: 'Ellison' },
    tags: ['questions', 'interviews'],
    categories: ['Interviews'],
    daysAgo: 134,
    content: `
<p>I keep an old clipboard in a drawer. It has my interview questions from 1991. I get it out for new recruiters when they’re feeling low.</p>
<h2>Useless</h2>
<ul>
<li><strong>What’s your greatest weakness?</strong> I’ve met eleven thousand perfectionists. Ask instead: <em>what do you hand to a colleague when you can?</em></li>
<li><strong>Where do you see yourself in five years?</strong> Alive. Ask: <em>what do you want to be better at by next spring?</em></li>
<li><strong>Why do you want to work here?</strong> We called them. Ask: <em>what would have to be true for you to move?</em></li>
<li><strong>Tell me about yourself.</strong> Born where? Ask: <em>take me from your first job to this one, with the reason for each move.</em></li>
</ul>
<h2>Clever</h2>
<ul>
<li><strong>How many piano tuners are there in Chicago?</strong> It finds people who’ve heard of the question.</li>
<li><strong>If you were an animal?</strong> A woman in Seville said “absent”. I hired her at once, but you can’t build a method on that.</li>
<li><strong>Sell me this pen.</strong> <a href="/blog/work-samples-for-salespeople">We’ve covered the pen.</a></li>
</ul>
<h2>Rude, and often unlawful</h2>
<ul>
<li><strong>Do you have children, or plan to?</strong> Not your business. If the job travels, say how many nights and ask everyone whether they can.</li>
<li><strong>Where are you from originally?</strong> You mean it kindly. It doesn’t land that way. Ask nothing. If you must check the right to work, ask everybody, in the same words, at the same stage.</li>
<li><strong>What do you earn now?</strong> Banned in a good many places, and a poor guide everywhere. Say what you pay and ask whether it works.</li>
</ul>
<h2>Mine</h2>
<p>For fifteen years I closed with “is there anything that would make me regret hiring you?” I thought that it was brave. A candidate finally told me it was like being patted down on the way out. I still wince.</p>
<p>Now I close with this, and I’d recommend it to anyone.</p>
<blockquote><p>What did you hope I’d ask?</p></blockquote>
<p>About one in three has an answer ready, and it’s usually the best five minutes we have. The others think for a moment and say, “No, you covered it.” Either way they go home having been asked.</p>
`,
  },
  {
    slug: 'back-channel-references',
    title: 'The quiet call: on back-channel references',
    excerpt: null,
    keywords: ['executive search', 'bias'],
    image: { alt: 'A desk telephone with one marked key', name: 'half-door.svg' },
    author: { first_name: 'Tom', last_name: 'Lindqvist' },
    tags: ['references', 'ethics'],
    categories: ['Executive search'],
    daysAgo: 84,
    content: `
<p>You have a finalist for finance director. Your chairman plays tennis with someone who used to work with her. “I’ll just give him a call,” he says.</p>
<p>Everybody does it. Hardly anyone talks about it. So let’s talk about it.</p>
<h2>What can go wrong</h2>
<p>First, she gets found out. Her trade is small; the tennis partner mentions it to one person, and by Friday her employer knows that she’s looking. She hasn’t resigned. She may not even want your job. I’ve seen a good man lose his bonus this way, and the firm that made the call didn’t hire him either.</p>
<p>Second, you get a grudge. The tennis partner was passed over in 2016, for her. He won’t mention it.</p>
<p>Third, she can’t answer. A reference she knows about is something she can put in context. A whisper isn’t.</p>
<p>And in a number of countries, asking around about someone without telling them may break the law on personal data. Ask before you dial.</p>
<h2>Our rules</h2>
<ol>
<li><strong>Tell her.</strong> “At this level people will be asked about you. Is there anyone who mustn’t be, yet?” Then keep to it.</li>
<li><strong>Never the present employer,</strong> nor anyone who lunches with it.</li>
<li><strong>Two or none.</strong> One voice is gossip. If the second doesn’t say the same, it doesn’t count.</li>
<li><strong>Only facts.</strong> “She signed off the 2021 accounts late” can be checked. “She’s difficult” can’t.</li>
<li><strong>She gets to answer.</strong> Anything that counts against her, she hears from us, in so many words, with nobody’s name attached, before a decision.</li>
</ol>
<p>Rule five has saved three placements that I know of. In one of them the accounts were late because she’d refused to sign what she was shown. That was rather more interesting than the tennis partner’s version.</p>
<h2>What to tell the chairman</h2>
<blockquote><p>By all means. Not this week, not him, and I’ll let her know.</p></blockquote>
<p>He’ll grumble. Then ask how he’d feel, if it were his name going over the net. For calls made in daylight, see <a href="/blog/reference-checks-that-tell-you-something">reference checks that tell you something</a>.</p>
`,
  },
  {
    slug: 'the-confidential-search',
    title: 'How to run a search that nobody knows about',
    excerpt:
      'Someone is still in the chair. A short guide to doing it decently, and to asking whether you should do it at all.',
    keywords: ['executive search', 'sourcing'],
    image: { alt: 'A letter with a marked line in an open envelope', name: 'sealed-envelope.svg' },
    author: { first_name: 'Ana', last_name: 'Beltrán' },
    tags: ['confidentiality', 'ethics', 'boards'],
    categories: ['Executive search'],
    seo_title: 'Confidential executive search: how it’s done',
    seo_description:
      'When a confidential search is justified, how to keep it quiet, and how to treat the person who is still in the job.',
    daysAgo: -20,
    status: 'scheduled',
    content: `
<p>The call comes in the evening, from a private number. “We need to replace our managing director. He doesn’t know.”</p>
<p>My first question is always the same. “Have you told him what’s wrong?” There’s usually a cough.</p>
<h2>Should you?</h2>
<p>In our last 30 calls of this kind, nine ended with a different plan. The board talked to him. In four cases he was relieved, and left on good terms with a date, and we ran an ordinary search in daylight. In five he got better. It cost them one bad afternoon.</p>
<p>A quiet search is justified when he’s been told and hasn’t changed, when news would hurt staff or customers badly, or when there’s something wrong that can’t wait. “It’ll be awkward” doesn’t make the list.</p>
<h2>If you must</h2>
<ol>
<li><strong>Five people know.</strong> Write down which five. When a sixth is needed, one of the five asks the rest.</li>
<li><strong>No company mail.</strong> Assistants read calendars. So do directors.</li>
<li><strong>A cover that’s true.</strong> “A manufacturer in northern Italy, about 400 people, family-owned.” Never invent a company. Candidates forgive silence and remember lies.</li>
<li><strong>Names in stages.</strong> The candidate learns who you are after the second conversation, with a signed promise of silence on both sides.</li>
<li><strong>Meet elsewhere.</strong> Another city. Not the good hotel; everyone you know is in the good hotel.</li>
<li><strong>Be quick.</strong> After ten weeks, assume it’s out.</li>
</ol>
<h2>Who you can’t ask</h2>
<p>Anyone who supplies you, banks you, or went to school with him. It takes away about half of the usual list, and it’s why these searches need somebody who already knows the other half. A posting is no use, nor is any tool that puts your name on a page. The forty names are made by hand.</p>
<h2>The day itself</h2>
<blockquote><p>He hears it from the chair, in person, in the morning, before anybody else, with the terms on paper and generous.</p></blockquote>
<p>Then he has the choice of how it’s told. I’ve seen men behave beautifully in that hour because they’d been treated as though they would. And the person who takes over will have watched how you did it. She’s learning what will happen to her one day.</p>
<p>If you’re sitting with such a question this evening, <a href="/contact">call</a>. We’ll cough too. Then we’ll ask.</p>
`,
  },
  {
    slug: 'when-the-answer-is-maybe',
    title: 'When the answer is “maybe,” and other polite noes',
    excerpt:
      'Candidates and managers rarely say no. They say something softer, and a week goes by. A phrase book.',
    content: `<p>I keep a list by the telephone of things people say when they mean no. It began as a joke. It has saved more time than any software we ever bought.</p>
<h2>Candidates</h2>
<table>
<thead><tr><th>They say</th><th>They mean</th><th>Ask</th></tr></thead>
<tbody>
<tr><td>“I need to talk to my wife.”</td><td>I haven’t told my wife I was looking.</td><td>“What will she worry about first?”</td></tr>
<tr><td>“It’s a great offer.”</td><td>There is a better one coming Thursday.</td><td>“What would make it an easy yes?”</td></tr>
<tr><td>“I’m very open on salary.”</td><td>I’m not, and I hope you go first.</td><td>“Below what figure do you hang up?”</td></tr>
<tr><td>“Yes, but the commute.”</td><td>Yes, but the boss.</td><td>“If you lived next door, would you take it?”</td></tr>
</tbody>
</table>
<p>The last one is the most useful sentence I own. Take the stated obstacle away in imagination and see whether the yes arrives. If it doesn’t, you have the wrong obstacle.</p>
<h2>Hiring managers</h2>
<ul>
<li><strong>“I’d like to see a few more.”</strong> I am afraid of being wrong. Ask what they would need to see in this person, and whether a reference call would show it.</li>
<li><strong>“She’s good &amp; we like her.”</strong> Nobody has written anything down. Ask for the scores.</li>
<li><strong>“Let’s keep him warm.”</strong> No. It means no. Tell him today.</li>
<li><strong>“Legal is looking at it.”</strong> Ask which person, at which desk. Walk over.</li>
</ul>
<h2>Us</h2>
<p>We do it as well. “The client is still deliberating” has come out of my own mouth on days when the client hadn’t opened the email. We banned it four years ago. Now we say what we know: “I sent it Monday. They haven’t read it. I’ll ring them at two and you at three.” Candidates forgive a delay with a time attached.</p>
<blockquote><p>A maybe is a no that hasn’t been asked the right question, or a yes that hasn’t been given a date.</p></blockquote>
<p>So give it a date. “Shall we both decide by Friday at noon?” In our files, about half the maybes turn into yes when you do that. The others turn into no on Friday and not three Fridays later, and you can ring the next person while she still remembers your name.</p>`,
    keywords: ['offers', 'interviews', 'hiring'],
    image: { alt: 'A desk telephone with one marked key', name: 'phrase-book' },
    author: { first_name: 'Margaret', last_name: 'Ellison' },
    tags: ['language', 'decisions'],
    categories: ['Notes', 'Opinion'],
    seo_title: 'When "maybe" means no: a recruiter’s phrase book',
    daysAgo: 283,
  },
  {
    slug: 'note-from-a-monday',
    title: null,
    excerpt:
      'Eleven people, nine days, one unread email. A short note on where time to hire really goes.',
    content: `<p>Monday, ten past eight. A candidate we like has been waiting nine days to hear from a client we also like. I decided to find out where the nine days were.</p>
<p>The interview was on a Wednesday. It went well. Four people had met her. By that evening three of them had sent in their scores.</p>
<p>The fourth was on a plane to Kraków. He landed on Thursday, meant to do it on Friday, and had a child with a fever. On Monday he wrote two lines to the coordinator. The coordinator had moved teams the week before. Her mail went to a shared box with eleven readers, which is to say none.</p>
<p>On Wednesday the hiring manager asked in the corridor whether anybody had heard anything. Somebody said they thought it was with personnel. Personnel thought it was with him. He flew to a customer on Thursday.</p>
<p>I counted the minutes in which a human being did something about this candidate in nine days. Fourteen.</p>
<h2>What we changed</h2>
<ul>
<li>Scores are due by noon the next day. No score, no vote.</li>
<li>One person owns the candidate, by name. If she moves teams, the name moves on the same day.</li>
<li>The hiring manager gets a text at noon that says: “All in. Yes or no by five?”</li>
</ul>
<p>None of this is clever. It is how a decent restaurant handles a plate of fish.</p>
<p>The candidate? I rang her at half past eight and told her exactly what I have told you, leaving out the fever. She laughed. She said she had been on the point of accepting something else at nine. She starts on the first of the month.</p>
<p>Half an hour. I have been doing this a long time, and I still lose people by less. If you want to see what those nine days would have cost, there is <a href="/blog/what-an-empty-chair-costs">an envelope for that</a>.</p>`,
    keywords: ['metrics', 'interviews'],
    image: { alt: 'A clock with its first minutes marked', name: 'monday-clock' },
    author: { first_name: 'Nora', last_name: 'Quist' },
    tags: ['time to hire'],
    categories: ['Notes'],
    daysAgo: 399,
  },
];

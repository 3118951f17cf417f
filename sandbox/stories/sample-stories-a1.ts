// Sample stories, half A, part 1: job descriptions, intake, sourcing.
// Invented for the sandbox: people, firms and figures are fictional.
import type { SampleStory } from './story.ts';

export const storiesA1: SampleStory[] = [
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
    slug: 'the-intake-meeting-in-thirty-minutes',
    title: 'The intake meeting: thirty minutes that decide the search',
    excerpt:
      'Most failed searches fail in the first half hour, in a room where everyone is nodding. Eleven questions to ask before anyone posts anything.',
    keywords: ['hiring', 'job descriptions', 'executive search', 'metrics'],
    image: {
      alt: 'Two chairs at a small table with one marked sheet on it',
      name: 'intake-table.svg',
    },
    author: { first_name: 'Tom', last_name: 'Lindqvist' },
    tags: ['intake', 'hiring managers'],
    categories: ['Job descriptions'],
    seo_title: 'The intake meeting: 11 questions to ask a hiring manager',
    seo_description:
      'A thirty-minute agenda for the intake meeting between recruiter and hiring manager, with the eleven questions that save weeks.',
    daysAgo: 372,
    content: `
<p>A search that goes wrong usually goes wrong on day one. Nobody notices, because day one is cheerful. The manager wants someone strong. The recruiter writes down “strong”. Five weeks later the manager has turned down eleven strong people and both of them are cross.</p>
<p>I went back through the searches we restarted over the past three years. There were 26. In 19 of them the brief changed after the first interviews. The market hadn’t moved. The manager had simply met a real person and found out what he meant.</p>
<p>You can find out earlier. It takes half an hour, two chairs and the nerve to ask a senior person a plain question twice.</p>
<h2>The agenda</h2>
<table>
<thead><tr><th>Minutes</th><th>Topic</th><th>You leave with</th></tr></thead>
<tbody>
<tr><td>0–5</td><td>Why the job exists</td><td>One sentence, including what happened to the last person</td></tr>
<tr><td>5–15</td><td>What success looks like in a year</td><td>Four to six outcomes with numbers</td></tr>
<tr><td>15–20</td><td>Who could do it</td><td>Three real names, hired or not</td></tr>
<tr><td>20–25</td><td>Pay, place, dates</td><td>A range, a city, a start date</td></tr>
<tr><td>25–30</td><td>Who decides, and how fast</td><td>Names and hours in the calendar</td></tr>
</tbody>
</table>
<h2>The eleven questions</h2>
<ol>
<li>Why is this job open today and not six months ago?</li>
<li>Who did it before, and what did they do well?</li>
<li>What will this person have finished a year from now?</li>
<li>What will be hard about the first ninety days?</li>
<li>Name someone you’ve worked with who could do this. What made them good?</li>
<li>Name someone respected who would fail at it. Why?</li>
<li>If the right person lacks one item on your list, which one can go?</li>
<li>What can you pay, and what happens if the right person costs 10% more?</li>
<li>Who has to say yes? Who can say no?</li>
<li>Which hours have you blocked for interviews over the next three weeks?</li>
<li>Why would someone happy in their job leave it for this one?</li>
</ol>
<p>Question six is my favorite. Managers answer it quickly and truthfully. “Helen was the best analyst I ever had, and she’d hate it here, because the data is a mess and nobody is coming to fix it.” There is your job description.</p>
<p>Question eleven is the one they can’t answer. Wait. Let the silence do its work. If they have nothing, you’ll have nothing to say to a candidate either, and it’s better to know on Monday.</p>
<h2>Bring something to react to</h2>
<p>People are poor at describing what they want and excellent at disliking what they see. So bring three resumes to the meeting, names removed, from past searches or from a quick look at the market. Make one a safe match, one too senior, one odd. Ask the manager to score each from 1 to 10 and say why.</p>
<p>The odd one teaches you most. I once brought a former ship’s purser to an intake for an office manager. The client, a surveyor in Malmö, gave her an eight before I’d finished my coffee. We stopped looking for office managers and started looking for people who had run a small world with no shop nearby.</p>
<hr>
<h2>Write it down within the hour</h2>
<p>One page, sent the same day, with this line at the bottom: <em>“If any of this is wrong, tell me by Thursday noon. After that I start calling people.”</em> Managers read it because it has a deadline. About a third of the time they change something. Those are the cheapest corrections you will ever make.</p>
<p>Keep the page. When the brief drifts in week four, and it will, put it on the table. You don’t need to be right about it. You only need to ask which of the two versions we’re hiring for now.</p>
<h3>What it costs to skip it</h3>
<p>A mid-level search in our books takes 41 days from intake to signature. The restarted ones took 78. If the empty chair costs you $600 a day in overtime and lost orders, those extra 37 days come to about $22,000. That buys a lot of half hours. Our <a href="/pricing">fees</a> look different next to that number, and so do yours.</p>
`,
  },
  {
    slug: 'must-have-or-nice-to-have',
    title: 'Must-have or nice-to-have? Use the Friday test',
    excerpt:
      'Every list of requirements starts honest and ends greedy. One question, asked as if it were Friday afternoon, sorts it.',
    keywords: ['job descriptions', 'screening'],
    image: {
      alt: 'A drawer of index cards with one pulled up',
      name: 'two-columns.svg',
    },
    author: { first_name: 'Ana', last_name: 'Beltrán' },
    tags: ['requirements'],
    categories: ['Job descriptions'],
    daysAgo: 12,
    content: `
<p>Every list of requirements starts honest and ends greedy. The manager needs someone who can run payroll for 300 people. Then someone adds French. Then someone adds “experience in a listed company”, because the last person had it. By the end you are looking for four people in one coat.</p>
<p>Here is the test I use. Imagine it’s Friday afternoon. You have one finalist, she’s good, and she lacks this one thing. Do you let her go?</p>
<ul>
<li><strong>Yes, without a second thought.</strong> It’s a must-have. Keep it.</li>
<li><strong>Yes, but it would hurt.</strong> Ask how long it takes to learn. Under three months, move it down.</li>
<li><strong>No.</strong> Then it was never a requirement. Strike it.</li>
</ul>
<h2>What usually survives</h2>
<p>Licenses survive. A nurse needs a registration, a crane operator needs a ticket. Languages survive when customers speak them. Hard experience survives when the first mistake is expensive: closing the books, working at height, firing someone lawfully.</p>
<p>What rarely survives is the name of a software product. I placed a controller in Zürich last spring who had never opened the client’s accounting system. She had used three others. It took her nine days. The list had said “five years minimum”.</p>
<h2>Why greed is expensive</h2>
<p>Each extra requirement trims the pool, and they multiply. Say you start with 400 people in commuting distance who do this kind of work. If each “must” rules out a third of those left, five of them leave you with 53. Seven leave you with 23. About one in ten of those will take your call this month.</p>
<table>
<thead><tr><th>Must-haves</th><th>People left of 400</th><th>Likely to talk to you</th></tr></thead>
<tbody>
<tr><td>1</td><td>267</td><td>27</td></tr>
<tr><td>3</td><td>119</td><td>12</td></tr>
<tr><td>5</td><td>53</td><td>5</td></tr>
<tr><td>7</td><td>23</td><td>2</td></tr>
</tbody>
</table>
<p>Two people is a coin toss with a salary attached.</p>
<h2>A rule for the page</h2>
<p>Five must-haves at most, each one checkable. “Good communicator” can’t be checked. “Has presented numbers to a board” can. Put everything else under a line that says <em>helpful, and we’ll teach the rest</em>. Some readers who would have counted themselves out will write to you. In my experience they are often the careful ones, and careful is worth having.</p>
<p>If your list is still at twelve, take it back to the manager and run <a href="/blog/the-intake-meeting-in-thirty-minutes">the intake meeting</a> again. Bring the table.</p>
`,
  },
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
    slug: 'job-titles-people-search-for',
    title: 'Nobody searches for a Customer Happiness Architect',
    excerpt:
      'A job title is a search term first and a compliment second. Eight titles we changed, and what happened to the replies.',
    keywords: ['job descriptions', 'sourcing'],
    image: { alt: null, name: 'door-plates.svg' },
    author: { first_name: 'Priya', last_name: 'Raman' },
    tags: ['job titles', 'job ads'],
    categories: ['Job descriptions'],
    daysAgo: 260,
    content: `
<p>The title is the one part of your posting that everyone reads. It’s also the part most often chosen at an offsite, by people who already work there.</p>
<p>A candidate types two or three words into a box. They are the words on her current badge, or the words for the job above it. If your title doesn’t contain them, the rest of your posting doesn’t exist.</p>
<h2>Titles we changed</h2>
<p>These come from our own files, each posted first under the client’s title, then under ours, two weeks apiece, same site, same text.</p>
<table>
<thead><tr><th>Before</th><th>After</th><th>Applications</th></tr></thead>
<tbody>
<tr><td>Customer Happiness Architect</td><td>Customer Support Manager</td><td>6 → 51</td></tr>
<tr><td>Revenue Evangelist</td><td>Account Executive, Hospitals</td><td>14 → 47</td></tr>
<tr><td>People Partner III</td><td>HR Manager (120 staff)</td><td>11 → 38</td></tr>
<tr><td>Full-Stack Wizard</td><td>Software Engineer, Node and React</td><td>29 → 66</td></tr>
<tr><td>Head of Making Things</td><td>Plant Manager, Food</td><td>2 → 19</td></tr>
<tr><td>Numbers Ninja</td><td>Payroll Specialist</td><td>9 → 44</td></tr>
<tr><td>Caregiver Hero (Nights)</td><td>Registered Nurse, Nights, Ward 4</td><td>5 → 23</td></tr>
<tr><td>Chief of Staff / EA / Ops</td><td>Executive Assistant to the CEO</td><td>71 → 40</td></tr>
</tbody>
</table>
<p>Look at the last row. Applications fell, and the client was delighted. The old title had drawn three kinds of people, two of them wrong.</p>
<h2>Four rules</h2>
<ol>
<li><strong>Use the word on the badge.</strong> Check what ten people in the job call themselves.</li>
<li><strong>Add one fact that sorts.</strong> Nights. Hospitals. 120 staff. Lyon. One, not four.</li>
<li><strong>Keep it under sixty characters.</strong> Phones cut the rest.</li>
<li><strong>Drop the level code.</strong> “III” means something in your payroll and nothing outside it.</li>
</ol>
<h2>But we’re a fun company</h2>
<p>Then be fun in the third paragraph. Tell them about the dog, the ping-pong, the Friday soup. A plain title takes nothing away from that. Call the person whatever you like once they’ve signed. I know a very happy payroll specialist in Porto whose mug says Ninja. She found the job under P.</p>
<p>When the title is settled, spend the time you saved on the first line. We have <a href="/blog/first-line-of-the-job-ad">a piece on that too</a>.</p>
`,
  },
  {
    slug: 'boolean-search-strings-that-still-work',
    title: 'Boolean search strings that still work',
    excerpt:
      'Forty-year-old logic, still the fastest way to a short list. How to build a string, test it, and know when to throw it away.',
    keywords: ['sourcing'],
    image: { alt: 'A drawer of index cards with one pulled up', name: 'card-index.svg' },
    author: { first_name: 'Priya', last_name: 'Raman' },
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
    slug: 'first-message-to-a-passive-candidate',
    title: 'The first message to a candidate who isn’t looking',
    excerpt:
      'She gets nine of these a week. Yours has four sentences to be the one she answers. A teardown of a bad message, and a better one.',
    keywords: ['sourcing', 'executive search'],
    image: { alt: 'A letter with a marked line in an open envelope', name: 'envelope-cup.svg' },
    author: { first_name: 'Daniel', last_name: 'Okafor' },
    tags: ['outreach', 'passive candidates'],
    categories: ['Sourcing'],
    seo_title: 'What to write to a passive candidate: four sentences that work',
    seo_description:
      'How to write a first message to a passive candidate: the four sentences, when to send them, and when to stop following up.',
    daysAgo: 318,
    content: `
<p>Ingrid runs quality for a maker of heart valves. She gets about nine messages a week from people like me. She told me what she does with them: she reads the first line on her watch, and her watch shows forty characters.</p>
<p>“I hope this message finds you well” is thirty-four. So that’s most of your chance, spent on a wish.</p>
<h2>A bad message, taken apart</h2>
<blockquote>
<p>Hi Ingrid, I hope this message finds you well. I came across your impressive profile and was struck by your extensive background. I am working with a fast-growing client on an exciting opportunity that I think could be a perfect fit. Would you be open to a quick 30-minute chat this week to learn more? Also happy to connect with anyone in your network.</p>
</blockquote>
<ul>
<li><strong>“Impressive profile.”</strong> Which part? If you can’t say, you didn’t read it.</li>
<li><strong>“Exciting opportunity.”</strong> For whom? She has a job, a mortgage and a son in his last year of school.</li>
<li><strong>“Quick 30 minutes.”</strong> Thirty minutes is a lunch.</li>
<li><strong>“Anyone in your network.”</strong> Now she knows that she is a stepping stone.</li>
</ul>
<h2>Four sentences</h2>
<p>Here is what I’d send, and did.</p>
<blockquote>
<p>Ingrid, you took a site through its first FDA inspection in 2019 and I’m looking for someone who has done that. The job is head of quality at a 90-person catheter maker near Galway, reporting to the founder, €140,000 to €160,000. The last person left because the founder wouldn’t stop a shipment; he has since changed his mind, and I can tell you how I know. Would you take a ten-minute call Thursday after six, or tell me it’s not for you?</p>
</blockquote>
<p>She called Wednesday.</p>
<h3>Sentence one: why you, and nobody else</h3>
<p>Name a thing she did. One thing, with a year or a number. It should be impossible to send to anyone else. This costs six minutes of reading. I’ve never regretted those six minutes.</p>
<h3>Sentence two: the job, with the money in it</h3>
<p>Title, size, place, boss, range. If the client won’t let you name the company, describe it so well that she could guess. People like to guess.</p>
<h3>Sentence three: the catch</h3>
<p>Every good job has something wrong with it, or it wouldn’t be open. Say what. This is the sentence that separates you from the other eight, and it takes a conversation with your client to earn it.</p>
<h3>Sentence four: an easy no</h3>
<p>Ten minutes, a time outside office hours, and permission to decline. When we added “or tell me it’s not for you”, replies went from 21 in a hundred to 34. Half of the extra ones were refusals. I’ll take a refusal. She’s a person I can call next year, and she often knows somebody.</p>
<figure><img src="{{images}}/envelope-cup.svg" alt="A handwritten envelope leaning on a cup"><figcaption>The medium hardly matters. I have placed two managing directors by postcard.</figcaption></figure>
<h2>When to send it, and when to stop</h2>
<p>Tuesday to Thursday, early morning or after six. Nurses: never at shift change. Plant managers: never in the first week of the month. Teachers: not in September.</p>
<p>Follow up once, after five working days, with one new fact. Follow up a second time after three weeks if the search is still open. Then stop. A third reminder has never found me a candidate, and it has cost me two.</p>
<table>
<thead><tr><th>Message</th><th>Day</th><th>Share of all replies</th></tr></thead>
<tbody>
<tr><td>First</td><td>1</td><td>64%</td></tr>
<tr><td>One new fact</td><td>6</td><td>27%</td></tr>
<tr><td>Last note</td><td>21</td><td>9%</td></tr>
</tbody>
</table>
<h2>Can a machine write it?</h2>
<p>It can draft sentences one and two, if it has read the profile and you have checked the facts. It can’t write the third, since the third comes from a telephone call in which your client got a little uncomfortable. That’s your job. It’s also the fun of it.</p>
<iframe src="https://player.vimeo.com/video/76979871" width="640" height="360" title="Four sentences: a first message, written live"></iframe>
<p>Read your next message on your watch before you send it. If you don’t own a watch like that, count to forty.</p>
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
    slug: 'call-your-silver-medalists',
    title: 'Call your silver medalists',
    excerpt:
      'The person you almost hired last year is still good, and now she knows you. Why does nobody call her?',
    keywords: ['sourcing', 'hiring'],
    image: { alt: 'A desk telephone with one marked key', name: 'second-ribbon.svg' },
    author: { first_name: 'Margaret', last_name: 'Ellison' },
    tags: ['talent pool', 'finalists'],
    categories: ['Sourcing'],
    daysAgo: 98,
    content: `
<p>You ran a search last year. You met forty people on paper and four in person. Two were good enough to hire. You hired one of them, quite rightly, and the other got a polite letter.</p>
<p>Now a similar job is open, and I see you’ve posted it from scratch.</p>
<p>I call these people silver medalists. You’ve read them, met them, checked them and liked them. You know what they earn. They know where you park. And most firms never speak to them again.</p>
<h2>What it’s worth</h2>
<p>When a client lets us start with past finalists, about one search in six ends there. Those searches take 17 days on average. The rest take 41. On a job that costs you $700 a day empty, that’s close to $17,000 for the price of a telephone call.</p>
<h2>Why nobody does it</h2>
<ul>
<li><strong>Nobody wrote it down.</strong> The notes left with the recruiter who took them.</li>
<li><strong>Embarrassment.</strong> We turned her down, what would we say?</li>
<li><strong>Pride.</strong> She was second best. We want the best. (Second of forty, I’d remind you.)</li>
</ul>
<h2>What to say</h2>
<p>The truth, and early.</p>
<blockquote><p>José, it’s Margaret. Last spring you came second for the Antwerp job, by very little. The one who got it had run a cold store and you hadn’t. We have another one, without the cold store. I thought of you before I thought of posting it.</p></blockquote>
<p>In forty years nobody has hung up on me for that. People like to learn they came close. Most of them never knew.</p>
<h2>How to make it possible</h2>
<ol>
<li>At the end of every search, write three lines on each finalist: what was strong, what was missing, what they’d move for.</li>
<li>Ask permission to keep their file, and keep to the term you promised.</li>
<li>Call, don’t write, to say no. Two minutes. Say the word <em>second</em>.</li>
<li>Put a note in the calendar nine months out: how’s the job?</li>
</ol>
<p>The third one is the hard one, and it’s the one that makes the rest work. A person who got a decent no will take your call. A person who got a form letter from an address that doesn’t accept replies won’t.</p>
<p>Go and open last year’s folder. There’s someone in it.</p>
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
];

import { site } from '../../src/shared/content/site.ts';
import type { SampleStory } from './story.ts';

export const storiesB3: SampleStory[] = [
  {
    slug: 'a-career-page-is-a-shop-window',
    title: 'A career page is a shop window, so wash it',
    excerpt:
      'Candidates give your career page about a minute. Most pages spend it on a stock photo of people laughing at a laptop.',
    content: `<p>I asked nine candidates last month to find one fact on our clients’ career pages: what a normal week looks like. I gave them two minutes each. Two of nine found it. One of those was guessing.</p>
<p>What all nine found was a photograph of four people and a laptop, and a sentence about passion.</p>
<h2>What people come to find out</h2>
<ol>
<li>Is there a job here for me, in my town, today?</li>
<li>What does it pay?</li>
<li>Who would I work for?</li>
<li>What happens after I press the button?</li>
</ol>
<p>Put those four answers above everything else. The fourth is the one nobody prints, and it is the easiest to write: “A person reads every application. You will hear from us in five working days. There are two conversations, then a decision.” Then make it true.</p>
<h2>Show the place</h2>
<p>Use your own people and your own light. A telephone camera will do. One client, a bakery in Bilbao, put up forty seconds of the four o’clock shift: flour, a radio, somebody singing badly. Applications for that shift doubled, and the dropouts in week one went from five to one.</p>
<iframe src="https://player.vimeo.com/video/76979871" width="640" height="360" title="The four o’clock shift, forty seconds"></iframe>
<p>Show the hard part too. If it is cold in the store, show the coats. The people who mind will stay away, and that is the service you wanted.</p>
<h2>Take things off</h2>
<ul>
<li>The account. Nobody should need a password to ask for a job.</li>
<li>The form that asks people to retype their resume. In one log we read, 68 percent left on that page.</li>
<li>Jobs that were filled in March.</li>
<li>Values, unless each one has a date and a story beside it.</li>
</ul>
<p>Then do what we do each January. Stand in a supermarket line and apply for one of your own jobs on your phone with one thumb. If you haven’t finished by the time you reach the till, neither has anyone else. Fix what stopped you. Then <a href="/blog/job-boards-after-forty-years">buy the ads</a>.</p>`,
    keywords: ['sourcing', 'job descriptions'],
    image: { alt: 'A board with six pinned cards, one of them marked', name: 'career-window' },
    author: { first_name: 'Ana', last_name: 'Beltrán' },
    tags: ['career pages', 'video'],
    categories: ['Notes'],
    daysAgo: 223,
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
    author: { first_name: 'Priya', last_name: 'Raman' },
    tags: ['pay', 'transparency'],
    categories: ['Guides', 'Numbers'],
    seo_title: 'How to build salary bands you can publish',
    seo_description:
      'Three weeks, one sheet and a rule for each third of the range. How to build pay bands that survive being read by everybody.',
    daysAgo: 251,
  },
  {
    slug: 'notice-periods-around-the-world',
    title: 'Notice periods, and how to survive three months of waiting',
    excerpt:
      'She said yes in January and starts in May. A third of the people you lose after the offer are lost in that gap.',
    content: `<p>An American client once withdrew an offer because a candidate in Munich “couldn’t commit” to starting in two weeks. She had committed. Her contract said three months to the end of the quarter. He thought she was stalling. She thought he was rude.</p>
<p>Before you open a search abroad, know the clock.</p>
<table>
<thead><tr><th>Where</th><th>What you will usually meet for a professional job</th></tr></thead>
<tbody>
<tr><td>United States</td><td>Two weeks, by custom</td></tr>
<tr><td>United Kingdom</td><td>One to three months, by contract</td></tr>
<tr><td>Germany</td><td>Often three months, sometimes to the end of a quarter</td></tr>
<tr><td>France, <em>cadres</em></td><td>Three months, often negotiable</td></tr>
<tr><td>Spain</td><td>Around 15 days, longer for senior people</td></tr>
<tr><td>Brazil</td><td>30 days</td></tr>
<tr><td>India</td><td>60 to 90 days, sometimes bought out</td></tr>
</tbody>
</table>
<p>These are habits, and contracts differ. Ask each candidate in the first call: “What does your contract say, to the day, and has anyone left early?” The second half of the question is where the month is hidden.</p>
<h2>Shortening it</h2>
<ul>
<li>Unused vacation. Three weeks of it is common, and most employers will let it run at the end.</li>
<li>A written handover plan. Candidates who offer one on the day they resign get out, in our experience, about four weeks sooner.</li>
<li>A buyout, where the law and the contract allow it. Ask who pays the tax.</li>
</ul>
<p>Never urge anyone to walk out. A person who breaks a contract to join you has shown you how they will leave.</p>
<h2>Filling it</h2>
<p>Ninety days is long enough for a boss to cry, a bonus to appear and a competitor to call. Put something on the calendar every two weeks.</p>
<ol>
<li>Week one: the call about resigning. Rehearse it with them.</li>
<li>Week three: lunch with the team, no agenda.</li>
<li>Week five: a document to read and an opinion to give.</li>
<li>Week eight: the laptop arrives at the house.</li>
<li>Week ten: the manager asks what they would like the first Friday to look like.</li>
</ol>
<p>Nothing in there is work, and shouldn’t be. They still have an employer. It only says, every fortnight, that the chair has their name on it. The hardest of those weeks is the first, and there is more about it in <a href="/blog/before-you-make-a-counter-offer">our note on counter-offers</a>.</p>`,
    keywords: ['offers', 'onboarding', 'executive search'],
    image: null,
    author: { first_name: 'Daniel', last_name: 'Okafor' },
    tags: ['notice', 'international'],
    categories: ['Guides'],
    seo_title: 'Notice periods by country, and how to bridge them',
    daysAgo: 267,
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
    slug: 'before-you-make-a-counter-offer',
    title: 'Before you make a counter-offer to someone who is leaving',
    excerpt:
      'You found $15,000 overnight for a person you couldn’t find $5,000 for in March. Everyone will notice, starting with her.',
    content: `<p>It is always a Thursday. Somebody good asks for ten minutes, closes the door and puts an envelope on the desk. Within the hour there is a meeting about what it would take.</p>
<p>Wait until Friday. I have watched perhaps four hundred counter-offers from the other side of the table. We kept track of the last sixty people who accepted one. At six months, 22 had left anyway. At eighteen months, 41 had. Most of those who went said the same thing: the money changed and nothing else did.</p>
<h2>Find out what was wrong</h2>
<p>Ask one question and then listen for half an hour. “When did you first pick up the phone when a recruiter called?” There will be a date. Something happened in the week before it. A promotion went elsewhere, a manager forgot, a project was taken away. That is what you are up against, and it is rarely money.</p>
<h2>Three cases</h2>
<ol>
<li><strong>You can fix it, and you should have.</strong> Then fix it, whether she stays or not. If pay was low, it was low for her colleagues too. Bring them all up on the same day.</li>
<li><strong>You can’t fix it.</strong> Shake hands. Ask for a good handover. She is about to become <a href="/blog/alumni-are-your-warmest-list">an alumna you may want back</a>.</li>
<li><strong>You are frightened of the gap.</strong> Say so. “I’d like to pay you to stay until the audit is done.” An honest retention bonus with an end date is better than a raise nobody believes in.</li>
</ol>
<h2>If you do make one</h2>
<ul>
<li>Make it once. An auction insults everybody.</li>
<li>Put the change in the work first, and the money second.</li>
<li>Give it a date, in writing, from the person who can sign.</li>
<li>Never say a word against the other company. She liked them yesterday.</li>
</ul>
<p>And in the quiet week that follows, ask yourself who is next. Go and have the ten minutes with that person, today, while the envelope is still unwritten. We call those stay interviews. They cost a coffee. More of that in <a href="/blog/why-people-leave-in-year-two">why people leave in year two</a>.</p>`,
    keywords: ['retention', 'offers'],
    image: { alt: 'A letter with a marked line in an open envelope', name: 'envelope' },
    author: { first_name: 'Tom', last_name: 'Lindqvist' },
    tags: ['counter-offers', 'resignations'],
    categories: ['Opinion'],
    seo_title: 'Should you make a counter-offer to a leaving employee?',
    seo_description:
      'What happened to sixty people who stayed for the money, one question to ask first, and three honest ways to answer a resignation.',
    daysAgo: 299,
  },
  {
    slug: 'layoffs-are-remembered',
    title: 'Layoffs are remembered for twenty years',
    excerpt:
      'Candidates still turn down companies over how they let people go in 2009. How to do the worst day of the year decently.',
    content: `<p>Last spring a finalist withdrew from a search for a plant in Indiana. Excellent job, excellent pay. Her father had worked there. In February 2009 they had called 90 people into the cafeteria and handed out boxes. She was in high school. She remembered the boxes.</p>
<p>You may have to do it one day. How you do it will be part of every search you run afterward.</p>
<h2>Before</h2>
<ul>
<li>Cut once. Three small rounds do more harm than one large one, since everybody spends a year listening for footsteps.</li>
<li>Choose by the work that is going away, and write the reason for each name. Have a lawyer check the list for patterns you didn’t intend. In the United States, and elsewhere under other names, larger layoffs need formal notice weeks ahead.</li>
<li>Ask what else there is. Shorter weeks, a closed site, the executives’ bonus. People will ask, and you need to have tried.</li>
</ul>
<h2>On the day</h2>
<ol>
<li>Their own manager tells them, alone, in a room with a door.</li>
<li>The news comes in the first sentence. “Your job is ending, and today is the day I have to tell you.”</li>
<li>It is on paper: last day, pay, insurance, whom to call.</li>
<li>They may say goodbye. They may keep their dignity and their plant.</li>
<li>The rest of the company hears within two hours, from the top, in person.</li>
</ol>
<p>No email at dawn. No dead badge at the turnstile.</p>
<h2>After</h2>
<p>Help them find work, and mean it. Give each person a reference letter with something specific in it. Ring ten companies in town yourself. When a client in Ghent closed a line, their managing director sat down with a list and a telephone for four days. Of 38 people, 31 had something within ten weeks. Five years on, when the line came back, nineteen returned.</p>
<blockquote><p>“He called my new boss himself. I’d have gone back for less money.”</p></blockquote>
<p>Then look after the ones who stayed. They are doing two jobs and wondering. Tell them which work will stop. If none of it stops, you haven’t made the company smaller. You have only made it tired.</p>`,
    keywords: ['retention', 'hiring'],
    image: { alt: 'An empty office chair beside a window', name: 'empty-desk-plant' },
    author: { first_name: 'Margaret', last_name: 'Ellison' },
    tags: ['layoffs'],
    categories: ['Opinion'],
    daysAgo: 315,
  },
  {
    slug: 'hiring-again-after-a-layoff',
    title: 'Hiring again after a layoff',
    excerpt:
      'The orders are back and the building is half empty. The first three hires will tell everyone what you learned.',
    content: `<p>Fourteen months after the layoff, the phone rings. Orders are up. You need thirty people. And every one of them will type your name into a search box and read what you did.</p>
<h2>Call the old ones first</h2>
<p>Start with the people you let go. Some unions and some laws require it, and decency always does. Call, don’t write. Say three things: there is work, here is what it pays, and I understand if the answer is no.</p>
<p>In the six rehirings we have helped with, about 45 percent said yes. It went as high as 70 where the layoff had been done kindly, and as low as 12 where it hadn’t. See <a href="/blog/layoffs-are-remembered">our note on that day</a>.</p>
<h2>What to settle before they come back</h2>
<table>
<thead><tr><th>Question</th><th>A fair answer</th></tr></thead>
<tbody>
<tr><td>Does their service count?</td><td>Yes, bridged, for vacation and seniority</td></tr>
<tr><td>Pay?</td><td>Today’s rate for the job, never the old one</td></tr>
<tr><td>Severance they received?</td><td>Theirs. Don’t ask for it back unless a contract says so</td></tr>
<tr><td>Probation?</td><td>No. You know them</td></tr>
</tbody>
</table>
<h2>Tell strangers the truth</h2>
<p>New candidates will ask in the second interview, or they will think it and not ask, which is worse. Say it in the first.</p>
<blockquote><p>“We let 42 people go in March of last year. We had one customer who was half our sales. Today the largest is 18 percent. Nineteen of the 42 are back. You can talk to any of them.”</p></blockquote>
<p>Four sentences, four figures. A person can decide on that.</p>
<h2>Go slower than the orders</h2>
<ol>
<li>Hire for the work you can see for the next four quarters. Use overtime and temporary people for the rest, and tell them that is what they are.</li>
<li>Bring back the supervisors first, and let them choose.</li>
<li>Add no layer you removed. You managed without it. Find out how.</li>
</ol>
<p>The people who stayed have been carrying two jobs. Ask them which half to give away before you write a single ad. They will be generous, and it will be the first time anybody has asked.</p>`,
    keywords: ['hiring', 'retention', 'onboarding'],
    image: { alt: 'An empty office chair beside a window', name: 'lights-on' },
    author: { first_name: 'Margaret', last_name: 'Ellison' },
    tags: ['layoffs', 'rehiring'],
    categories: ['Guides'],
    daysAgo: 335,
    status: 'draft',
  },
  {
    slug: 'what-probation-is-for',
    title: 'What probation is for',
    excerpt: null,
    content: `<p>Most companies use probation as a trapdoor. Nothing is said for five months, then on day 170 somebody in personnel asks whether to confirm, and the manager discovers an opinion.</p>
<p>It was meant to be a conversation with an end date. Both sides are finding out. Treat it so and you will rarely need the trapdoor.</p>
<h2>Write it on one page, on day one</h2>
<ul>
<li>Three things you will have done by the end of month one, three and six.</li>
<li>How we will each know.</li>
<li>The dates on which we will talk, already in the calendar.</li>
<li>What I, your manager, will have done by then.</li>
</ul>
<p>The last line surprises people. “I will have introduced you to our five largest customers.” “I will have got you the license you need.” If the manager’s half isn’t done, the new person’s half can’t be judged.</p>
<h2>Three honest verdicts</h2>
<h3>Yes</h3>
<p>Say it early. If you know at month three, tell them at month three, and let them sleep. Write it down, shake hands, raise the pay if you promised to.</p>
<h3>Not yet</h3>
<p>An extension is fair if you can name the thing, the help and the date. “The close took nine days and we agreed on seven. Ana will sit with you for the next two. We decide on June 30.” An extension because you dislike the conversation is only a slower no.</p>
<h3>No</h3>
<p>Then it should be no surprise. The person heard it at day 30 and at day 60, with examples. Give the notice the contract asks for, and usually a little more. Help them say why in one truthful sentence to the next employer. Of the last 200 people we placed, six didn’t pass. Four of the six still take our calls.</p>
<hr>
<p>A word on law. In most of Europe a probation clause changes the notice period and little else: discrimination rules apply from the first morning. In most of the United States “at will” makes the word nearly meaningless in law, and a careless handbook can even promise more security afterward than you intended. Ask counsel before you print it. And ask yourself, at day 90, <a href="/blog/the-first-ninety-days">the five questions</a>.</p>`,
    keywords: ['onboarding', 'retention'],
    image: { alt: 'A month on a wall calendar with one day marked', name: 'probation-page' },
    author: { first_name: 'Ana', last_name: 'Beltrán' },
    tags: ['probation'],
    categories: ['Guides'],
    seo_description:
      'Probation is a conversation with an end date. One page, three verdicts, and a word on law.',
    daysAgo: 357,
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
  {
    slug: 'why-people-leave-in-year-two',
    title: 'Why people leave in year two',
    excerpt:
      'The first year is novelty and the third is habit. The second is when they look around. So should you.',
    content: `<p>If you plot the day people resign, there is a bump in the first ninety days, a calm, and then a hill between the fourteenth and the twenty-sixth month. I have drawn that chart for thirty companies, from a hotel group to a foundry. The hill is always there.</p>
<p>The early bump is a hiring mistake. The hill is something else. Those people were right for the job. They learned it, got good at it, looked up one morning and saw nothing further on.</p>
<h2>What they tell us</h2>
<p>We hear it from the other side, because they call us. Over the past two years we kept notes on 118 people who rang while in their second year somewhere. We asked when they had first thought of leaving and what had happened that week.</p>
<table>
<thead><tr><th>What had happened</th><th>People</th></tr></thead>
<tbody>
<tr><td>Their manager changed</td><td>34</td></tr>
<tr><td>A promotion or project went to somebody else, without a word</td><td>27</td></tr>
<tr><td>A new hire was paid more for the same work</td><td>19</td></tr>
<tr><td>A colleague they relied on left</td><td>16</td></tr>
<tr><td>Life: a baby, a move, a parent</td><td>13</td></tr>
<tr><td>Nothing. They were bored</td><td>9</td></tr>
</tbody>
</table>
<p>Look at the first line. They hadn’t quit a bad manager. They had lost a good one, and the new one arrived without knowing what had been promised.</p>
<h2>The stay interview</h2>
<p>Everybody does exit interviews, which is like asking for directions after the crash. Do it in month thirteen, while the person still likes you. Twenty-five minutes, over coffee, manager and employee, and no form.</p>
<ol>
<li>“What did you do last month that you’d like to do more of?”</li>
<li>“What would you gladly never do again?”</li>
<li>“What have I promised you that I haven’t done?”</li>
<li>“If a recruiter rang tomorrow, what would she have to say to keep you on the phone?”</li>
</ol>
<p>The fourth makes managers squirm. Ask it anyway. They will tell you, nearly always, and the thing is usually small. A title on a card. Fridays in the other lab. To be sent to São Paulo once.</p>
<h3>Then do one thing</h3>
<p>One. Within thirty days. And say that you did it. An interview followed by nothing is worse than no interview, because now they have told you and you know.</p>
<p>A client with 260 people began these three years ago. They had been losing 31 percent of their second-year people. Last year it was 14. They didn’t raise pay faster than the market. They did about two hundred small things, and kept a list of them on the wall of the mail room.</p>
<figure><img src="{{images}}/the-second-year-hill.svg" alt="A line that rises between month fourteen and month twenty-six"><figcaption>The hill. Put your coffee on the calendar a month before it starts.</figcaption></figure>
<h2>When a manager changes</h2>
<p>This is the cheapest repair there is. When a manager leaves or moves, have them write half a page on each person: what they are good at, what they want next, what has been promised and by when. The new manager reads it, then reads it aloud to each of them. “This is what I was told. Is it right?” Fifteen minutes a head. Remember the 34.</p>
<h2>What doesn’t help</h2>
<ul>
<li><strong>A survey with sixty questions.</strong> It tells you the average. The average isn’t leaving.</li>
<li><strong>Perks.</strong> I have never heard anyone mention the fruit.</li>
<li><strong>Loyalty bonuses at five years.</strong> Too far away. Nobody in month fifteen can see it.</li>
<li><strong>Waiting for the review.</strong> By then they have had two lunches with somebody like me.</li>
</ul>
<h2>Some should go</h2>
<p>Now and then you do the interview and it is plain that you have nothing more for this person. She has outgrown the job and the next one up is filled by somebody good who is forty-one. Tell her so. Help her find the right place, and give yourself three months to fill hers. She will stay for the three months, she will train whoever comes, and she will <a href="/blog/alumni-are-your-warmest-list">speak well of you</a> for twenty years.</p>
<blockquote><p>You can’t keep everybody. You can be somebody people were sorry to leave.</p></blockquote>
<p>Start small. List everyone between month eleven and month fourteen. It will be five or six names. Buy five or six coffees. That is next week’s retention program, and the whole of it costs less than my parking.</p>`,
    keywords: ['retention', 'onboarding', 'metrics'],
    image: { alt: 'A month on a wall calendar with one day marked', name: 'two-coffees' },
    author: { first_name: 'Daniel', last_name: 'Okafor' },
    tags: ['retention', 'stay interviews'],
    categories: ['Guides', 'Numbers'],
    seo_title: 'Why employees leave in year two, and how to keep them',
    seo_description:
      'The resignation hill between months fourteen and twenty-six, what causes it, and four questions to ask over coffee in month thirteen.',
    daysAgo: 379,
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
    author: { first_name: 'Priya', last_name: 'Raman' },
    tags: ['time to hire'],
    categories: ['Notes'],
    daysAgo: 399,
  },
];

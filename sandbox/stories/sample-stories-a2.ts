// Sample stories, half A, part 2: screening, scoring, bias, assessments.
// Invented for the sandbox: people, firms and figures are fictional.
import type { SampleStory } from './story.ts';

export const storiesA2: SampleStory[] = [
  {
    slug: 'read-a-resume-in-ninety-seconds',
    title: 'How to read a resume in ninety seconds',
    excerpt:
      'Bottom to top, pencil in hand, four questions. The method we teach every new recruiter in their first week.',
    keywords: ['screening', 'resume grading'],
    image: { alt: 'A clock with its first minutes marked', name: 'resume-pencil.svg' },
    author: { first_name: 'Margaret', last_name: 'Ellison' },
    tags: ['resumes', 'how-to'],
    categories: ['Screening'],
    seo_title: 'How to read a resume in ninety seconds',
    seo_description:
      'Read from the bottom up, look for verbs and numbers, and write one question per candidate. A recruiter’s method for a fair first screen.',
    daysAgo: 400,
    content: `
<p>I’ve read something like 300,000 resumes. I didn’t read them all well. For the first few years I did what everyone does: started at the top, liked the typeface, and decided by the second line. Then I began keeping track of whom I’d turned down, and where they ended up. It was a humbling drawer.</p>
<p>Ninety seconds is enough, if you spend them in the right order.</p>
<h2>Start at the bottom</h2>
<p>A resume is printed backwards. The present is on top, dressed for company. The beginning is at the bottom, and nobody has polished it in years. Read it like a story. Where did this person start? Who took a chance on them next? Did each job get bigger, or only newer?</p>
<p>A man who began as a forklift driver and now runs a warehouse of 200 has shown you something that a master’s degree can’t. You’ll miss it if you stop at the top.</p>
<h2>Four questions, in order</h2>
<ol>
<li><strong>Has this person done the work?</strong> Not held the title. Look for the two or three outcomes you wrote in the brief. (20 seconds)</li>
<li><strong>At this size?</strong> Ten people or a thousand, one site or six, $2 million or $200 million. (20 seconds)</li>
<li><strong>In which direction?</strong> More responsibility, less, or sideways on purpose. (20 seconds)</li>
<li><strong>What don’t I understand?</strong> Write it as a question. (30 seconds)</li>
</ol>
<p>The last one gets the most time. Anything odd on the page can be a warning or a gift. A year missing, a step down, a move from Boston to a village in Umbria. Amateurs hold it against people. A professional writes a question in the margin and asks.</p>
<h2>Verbs and numbers</h2>
<p>Go through once for verbs only. <em>Assisted, supported, participated, was responsible for</em>: this person was in the room. <em>Built, closed, hired, repaired, negotiated</em>: this person was doing something in it. Be gentle here. Some people were raised not to boast, and in some languages the modest verb is the correct one.</p>
<p>Then numbers. A number without a starting point tells you little. “Grew sales 40%” could mean from ten chairs to fourteen. I like a line that has both ends: “late deliveries from 11% to 3% in two winters”. People who remember both ends were usually there.</p>
<figure><img src="{{images}}/resume-pencil.svg" alt="A resume with three short notes in the margin"><figcaption>Three marks in the margin: one tick, one number circled, one question. That’s a full reading.</figcaption></figure>
<h2>What to skip</h2>
<ul>
<li>The summary at the top. Someone else often wrote it.</li>
<li>Hobbies, unless one is the job.</li>
<li>The photograph, where there is one. Put your thumb over it.</li>
<li>The address. Commuting is their business until they tell you otherwise.</li>
<li>Typing errors, except in jobs where typing errors matter. I once binned a crane operator for a misspelling. He couldn’t have cared less, and he was right.</li>
</ul>
<h2>Then write a number</h2>
<p>Before you turn the page, write a score from 1 to 10 and one line of reason. Do it before you see the next one. Otherwise you’ll grade each resume against the one before it, and the fellow who comes after a star will pay for it. How we define each number is in <a href="/blog/scoring-candidates-from-one-to-ten">scoring candidates from one to ten</a>.</p>
<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" width="560" height="315" title="Reading three resumes from the bottom up"></iframe>
<h2>When you’re tired</h2>
<p>After thirty in a row I’m not reading any longer. I’m looking for reasons to say no, and I find them. I tested it once by slipping the same five resumes into the morning pile and the late-afternoon pile, retyped, two weeks apart. The afternoon scores were lower by a full point. Same people, different lunch.</p>
<p>So take thirty, stop, walk round the block. Or let a machine take the first pass at an even temper and spend your ninety seconds checking its reasons. It doesn’t get hungry. It does need somebody to ask it why.</p>
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
    slug: 'what-a-six-means',
    title: 'In praise of the six',
    excerpt:
      'Tens are expensive and often bored. Sixes have something to prove. Why we read them twice.',
    keywords: ['resume grading', 'screening'],
    image: {
      alt: 'Five rulers filled to their scores, the best one marked',
      name: 'number-six.svg',
    },
    author: { first_name: 'Priya', last_name: 'Raman' },
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
    slug: 'the-gap-on-the-resume',
    title: 'The gap on the resume',
    excerpt:
      'Someone was ill, someone had twins, someone sailed to the Azores. Ask once, kindly, and then talk about the job.',
    keywords: ['screening', 'bias'],
    image: { alt: 'A month on a wall calendar with one day marked', name: 'torn-calendar.svg' },
    author: { first_name: 'Ana', last_name: 'Beltrán' },
    tags: ['career gaps', 'fairness'],
    categories: ['Screening'],
    daysAgo: 176,
    content: `
<p>Noémie’s resume stopped in 2017 and began again in 2020. Three managers passed on her. The fourth asked. She had closed her father’s print shop: nineteen employees, a lease, four banks. She’d paid every creditor. The job was credit control.</p>
<p>It was the best training she could have had, and it looked like a hole.</p>
<h2>What the gap usually is</h2>
<p>I’ve asked some 400 people over the years. Roughly:</p>
<ul>
<li>four in ten were looking after someone, small or old;</li>
<li>two in ten had been let go and the search took longer than they’d thought;</li>
<li>one in ten had been ill, and were better;</li>
<li>one in ten were studying, or trying a business;</li>
<li>the rest had moved for love, or sailed, or don’t wish to say.</li>
</ul>
<p>Not one of those tells you how they’d do the job. Several would make me more inclined to hire them.</p>
<h2>What to ask</h2>
<p>Be careful. In many places you may not ask about health, children or plans for children, and you shouldn’t want to. So leave the reason alone and ask about the return.</p>
<ol>
<li>“I see you were away from this work for a while. What’s changed in it since, that you’ve noticed?”</li>
<li>“What would help you in the first month?”</li>
<li>“Is there anything from that time you’d like me to know?”</li>
</ol>
<p>The third leaves the door open without pushing. Most people walk through it, relieved.</p>
<blockquote class="twitter-tweet"><p lang="en" dir="ltr">Stop asking why there’s a gap. Ask what they’d need in the first month. You’ll learn more, and so will they.</p>&mdash; A recruiter <a href="https://twitter.com/example/status/1234567890123456789">March 3</a></blockquote>
<h2>When it does matter</h2>
<p>Some licenses lapse. A nurse who has been away four years may need supervised hours before she can practice, and it’s kinder to say so in the first call than in the third week. Some trades move fast: tax law, payment security, certain machines. Ask what they’ve kept up. Then decide whether you can teach the rest, using <a href="/blog/must-have-or-nice-to-have">the Friday test</a>.</p>
<h2>And in the machine</h2>
<p>If software grades your resumes, give it two that are identical but for a three-year gap, and compare. The score should be the same. If it isn’t, ask the maker why, and don’t accept a shrug. I’d put the same test to your managers, though they’ll enjoy it less.</p>
`,
  },
  {
    slug: 'overqualified-is-a-guess',
    title: '“Overqualified” is a guess',
    excerpt:
      'You think she’ll be bored and leave. Have you asked? Five honest reasons people step down, and one question to find out which.',
    keywords: ['screening', 'retention'],
    image: null,
    author: { first_name: 'Tom', last_name: 'Lindqvist' },
    tags: ['fairness', 'seniority'],
    categories: ['Screening'],
    daysAgo: 204,
    content: `
<p>The word has always puzzled me. Nobody has ever turned down a surgeon because her hands were too steady. Yet every month a manager tells me that someone is too good for the job, as if it were a fault.</p>
<p>What he means is a forecast: she’ll be bored, she’ll cost too much, she’ll leave in a year, she’ll want my chair. It may be true. It’s still a forecast, made about a stranger, from two pages.</p>
<h2>Why people step down</h2>
<p>In our last 200 searches we placed 23 people into jobs smaller than the one they’d held. I asked each of them why.</p>
<ol>
<li>Nine wanted to do the work again and not manage those who do it.</li>
<li>Six wanted to live somewhere in particular.</li>
<li>Four had a parent, a child or a body that needed the hours.</li>
<li>Three had worked for a company that vanished and wanted a solid one.</li>
<li>One wanted to learn from the boss. He said so, and he meant it.</li>
</ol>
<p>Of the 23, nineteen were there two years later. That’s better than our average.</p>
<h2>The question</h2>
<blockquote><p>You’ve run a bigger shop than this. What would a good week here look like to you?</p></blockquote>
<p>Then be quiet. Somebody who wants the job will describe the job. “I’d like to be on the floor by seven and have the schedule right by ten.” Somebody who wants your chair will describe your job. You’ll hear the difference before the sentence is over.</p>
<h3>About the money</h3>
<p>Say the number first. “This pays $74,000 and it won’t be more next year. You earned $110,000. Does that work?” Ask it plainly and believe the answer. Adults can do their own household sums. If it doesn’t work you’ve both saved a month.</p>
<h3>About your chair</h3>
<p>If a candidate could do your job, hire her. You’ll take better vacations. I’ve never seen a manager lose his place because the person under him was good. I’ve seen several lose it because nobody was.</p>
<p>There’s also this. A person with thirty years behind her who hears “overqualified” hears “old”, and so may a court. If you can’t finish the sentence “she’s overqualified, therefore she will…” with something you’ve actually asked her about, leave it unsaid.</p>
`,
  },
  {
    slug: 'keywords-are-not-skills',
    title: 'A keyword is not a skill',
    excerpt:
      'Anyone can type “Kubernetes”. How to tell the people who have used a thing from the people who have heard of it.',
    keywords: ['screening', 'resume grading', 'assessments'],
    image: {
      alt: 'A page with one marked line and a pencil lying across it',
      name: 'yellow-page.svg',
    },
    author: { first_name: 'Priya', last_name: 'Raman' },
    tags: ['resumes', 'engineers'],
    categories: ['Screening'],
    daysAgo: 286,
    content: `
<p>A candidate once listed forty-one technologies on half a page. I asked him to pick three he’d miss. He laughed, crossed out thirty-six and talked for twenty minutes about the other five. He’d only put the rest in, he said, for the machine.</p>
<p>That’s what happens when the first reader counts words. People feed it words. The honest ones feel foolish, and the others feel clever.</p>
<h2>Four grades of knowing</h2>
<table>
<thead><tr><th>Grade</th><th>On the page</th><th>Example</th></tr></thead>
<tbody>
<tr><td>Heard of it</td><td>In a list</td><td><code>PostgreSQL</code></td></tr>
<tr><td>Touched it</td><td>In a sentence</td><td>“Wrote reports in PostgreSQL”</td></tr>
<tr><td>Used it</td><td>In a sentence with a result</td><td>“Cut the nightly report from 50 minutes to 6”</td></tr>
<tr><td>Lived with it</td><td>In a story with a choice</td><td>“Moved 2 TB off the old server over one weekend, with a way back”</td></tr>
</tbody>
</table>
<p>The best lines often leave out the keyword altogether. The person who moved two terabytes over a weekend may not think to write <code>migration</code>. A word counter gives her nothing. A reader gives her a nine.</p>
<h2>The same in other trades</h2>
<ul>
<li><strong>Finance.</strong> <code>IFRS</code> in a list, against “restated three years after we bought the Czech unit”.</li>
<li><strong>Nursing.</strong> <code>triage</code>, against “ran the front desk on New Year’s Eve, 140 walk-ins”.</li>
<li><strong>Sales.</strong> <code>hunter</code>, against “opened Portugal with no list and no car”.</li>
<li><strong>Plants.</strong> <code>lean</code>, against “moved the press eleven feet and lost a forklift”.</li>
</ul>
<h2>Ask for the day it broke</h2>
<p>When the page leaves you unsure, one question sorts it: <em>tell me about a time it went wrong.</em> Anyone who has used a thing has been let down by it. She’ll know the hour. Someone who has only read about it will tell you about its advantages.</p>
<h2>If a machine reads first</h2>
<p>Ask yours to show the sentence behind each point it awards. If it can only show you a word, treat the score as a word count, and price it accordingly. A good grader, human or otherwise, can finish the phrase “I gave this a seven because he…” with a verb.</p>
<p>And take the list of forty-one out of your job posting. That’s where he copied it from.</p>
`,
  },
  {
    slug: 'where-bias-gets-into-the-shortlist',
    title: 'Where bias gets into the shortlist',
    excerpt:
      'It rarely comes in by the front door. Seven side doors we’ve found in our own work, and what we did to shut them.',
    keywords: ['bias', 'screening', 'interviews'],
    image: { alt: 'A row of doors, one of them ajar', name: 'seven-doors.svg' },
    author: { first_name: 'Ana', last_name: 'Beltrán' },
    tags: ['fairness', 'diversity', 'compliance'],
    categories: ['Screening'],
    seo_title: 'Seven places bias enters a shortlist, and how to close them',
    seo_description:
      'Bias in hiring rarely announces itself. Seven points in the process where it slips in, with a practical fix for each.',
    daysAgo: 300,
    content: `
<p>I have met two openly bigoted hiring managers in my working life. They were easy. You could say no to them. The trouble has been everybody else, me included: decent people, in a hurry, with a feeling about someone.</p>
<p>A few years ago we went through our own files with a hard eye. We took 200 searches and asked at each step who had dropped out and whether we could say why in a sentence. We found seven places where we couldn’t.</p>
<h2>The seven doors</h2>
<h3>1. Where you looked</h3>
<p>If all forty names come from four companies, the shortlist will look like those four companies. No fairness further down can repair it. <strong>What we did:</strong> at least ten names on every list must come from somewhere we’ve never hired before.</p>
<h3>2. The words in the posting</h3>
<p>“Young team.” “Native speaker.” “Digital native.” “Able-bodied.” Each one tells somebody to stay away, and some are unlawful where you are. The softer ones do harm too. “Rock star” halves the replies from anyone who has ever had to clean up after one. <strong>What we did:</strong> one colleague reads every ad with a single question in mind: who would feel unwelcome?</p>
<h3>3. The name and the photograph</h3>
<p>I sent a manager the same resume twice, four months apart, as Katherine and as Khadija. Katherine got a call. He was appalled when I showed him, and he’s been a help ever since. <strong>What we did:</strong> names off for the first reading. See <a href="/blog/names-off-the-resume">what we learned from taking names off</a>.</p>
<h3>4. The order of the pile</h3>
<p>Early resumes get patience. Late ones get a cutoff. <strong>What we did:</strong> shuffle, and stop at thirty. The next thirty wait until after lunch, in a fresh order.</p>
<h3>5. The chat before the interview</h3>
<p>Ten minutes about skiing, and the person who skis is now answering questions for a friend. <strong>What we did:</strong> the same opening for everyone, about the journey and the coffee, and then question one.</p>
<h3>6. “Fit”</h3>
<p>Fit to what? When we pressed, it meant <em>would I enjoy a long drive with this person</em>. <strong>What we did:</strong> the word is banned from our notes. You may write what the person did or said that worries you. About half of the time, there was nothing to write.</p>
<h3>7. The last five minutes</h3>
<p>The most senior person speaks first and everyone else discovers that they agree. <strong>What we did:</strong> scores on paper before anyone talks, and the most junior goes first.</p>
<figure><img src="{{images}}/seven-doors.svg" alt="A drawing of a corridor with seven numbered doors"><figcaption>The poster in our Madrid office. Door six has a dent in it.</figcaption></figure>
<hr>
<h2>What it changed</h2>
<table>
<thead><tr><th></th><th>200 searches before</th><th>200 searches after</th></tr></thead>
<tbody>
<tr><td>Shortlists with one kind of person only</td><td>88</td><td>31</td></tr>
<tr><td>Women among those hired</td><td>34%</td><td>45%</td></tr>
<tr><td>Hires over fifty</td><td>11%</td><td>19%</td></tr>
<tr><td>Still in the job at two years</td><td>69%</td><td>76%</td></tr>
<tr><td>Days to a signature</td><td>43</td><td>41</td></tr>
</tbody>
</table>
<p>Clients had expected the last row to get worse. It didn’t, mostly because we argue less at the end.</p>
<h2>And the machines</h2>
<p>Software learns from past decisions, and the past is where the seven doors stood open. So don’t take “it’s only math” for an answer. Give it pairs of resumes that differ in one detail: a name, a school, a gap, a year of graduation. Compare the scores. Keep the results with a date on them. Some jurisdictions now require audits of this kind, and your counsel will want the folder.</p>
<p>A person must be able to overrule it, and must do so now and then. If nobody has overruled the machine in three months, nobody’s reading.</p>
<p>I don’t believe that you can take the feeling out of people. I’ve never managed it with myself. You can put a piece of paper between the feeling and the decision, and make the paper ask why.</p>
`,
  },
  {
    slug: 'names-off-the-resume',
    title: 'What we learned from taking names off the resume',
    excerpt:
      'Eighteen months, 64 searches, a black marker. It helped, in fewer places than we’d hoped.',
    keywords: ['bias', 'resume grading'],
    image: {
      alt: 'A page with one marked line and a pencil lying across it',
      name: 'black-marker.svg',
    },
    author: { first_name: 'Ana', last_name: 'Beltrán' },
    tags: ['fairness', 'blind screening'],
    categories: ['Screening'],
    daysAgo: 122,
    content: `
<p>We began with an actual marker. An intern named Luís blacked out names, photographs, addresses, birthdays and the years on diplomas. After a week he smelled of solvent and we bought software.</p>
<p>We kept it up for eighteen months and 64 searches. Here’s what I’d tell you over coffee.</p>
<h2>Where it helped</h2>
<p>The first cut. People with names the manager might stumble over went from 22% of the phone list to 31%. Applicants were the same, near enough. Only the marker had changed.</p>
<p>Age moved as well. Without the graduation year, managers had to judge thirty years of work as work. Some of them grumbled that they couldn’t “place” people. That was rather the point.</p>
<h2>Where it didn’t</h2>
<ul>
<li><strong>Small worlds.</strong> There are nine people in Austria who’ve run a cable-car company. Everyone knows them by their valleys.</li>
<li><strong>Clues.</strong> A women’s rowing club. A mosque’s accounts. Military service. You can’t black out a life.</li>
<li><strong>The interview.</strong> At some point a person walks in. Whatever you postponed is waiting in the chair beside you.</li>
</ul>
<h2>Where it hurt</h2>
<p>Twice, a manager who was trying hard to widen his team turned down the very person he’d hoped to find, because he couldn’t see what she’d come through to get there. A bare page hides the headwind as well as the face.</p>
<h2>What we do now</h2>
<ol>
<li>Names, photos, addresses and dates come off for the first score.</li>
<li>The grader writes a reason and a number.</li>
<li>Everything goes back on. The number may go up. It may not go down without a second person agreeing.</li>
<li>After that it’s down to <a href="/blog/structured-interviews-without-the-stiffness">how you interview</a>.</li>
</ol>
<p>Rule three was Luís’s idea. He has his own desk now. In eighteen months the number has gone up 73 times and been taken down four.</p>
<p>So: do it. It’s cheap, it’s quick, and it will embarrass you usefully at least once. Just don’t hang a banner. It closes one door of <a href="/blog/where-bias-gets-into-the-shortlist">seven</a>.</p>
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
    slug: 'take-home-tasks-that-respect-an-evening',
    title: 'Take-home tasks that respect an evening',
    excerpt:
      'Ninety minutes, real work, a fee, and an answer within three days. How to set a task that good people finish.',
    keywords: ['assessments', 'interviews'],
    image: {
      alt: 'Two chairs at a small table with one marked sheet on it',
      name: 'kitchen-table.svg',
    },
    author: { first_name: 'Priya', last_name: 'Raman' },
    tags: ['work samples', 'engineers', 'candidate experience'],
    categories: ['Interviews'],
    seo_title: 'How to design a take-home task candidates will finish',
    seo_description:
      'Length, pay, marking and feedback: a recruiter’s guide to take-home tasks, with examples for engineers, finance and marketing.',
    daysAgo: 190,
    content: `
<p>Last autumn an engineer in Kraków sent me the task a company had given her. “About four hours,” it said. It asked for a booking system with sign-in, payments, tests and a short film of herself explaining it. She has two children and a job. She’d priced it, for fun, as a freelancer would: €3,800.</p>
<p>She didn’t do it. Neither did the five best people on their list. The company hired number eleven, and told me that the market was thin.</p>
<h2>What a task is for</h2>
<p>It’s there to show you something a conversation can’t. Only that. If you could learn it by asking, ask. Before setting one, finish this sentence: <em>after reading this I will know whether they can…</em> If there are three endings, you have three tasks. Pick one.</p>
<h2>Five rules</h2>
<ol>
<li><strong>Ninety minutes, measured.</strong> Have somebody on the team do it cold. Whatever they took, candidates take double. So yours must take them forty-five minutes.</li>
<li><strong>Late in the process.</strong> Only for people you’d hire if it goes well. Three or four, never thirty.</li>
<li><strong>Real, but finished.</strong> Use a problem you’ve already solved. Then nobody can suspect that you’re collecting free work, and you know what good looks like.</li>
<li><strong>Paid.</strong> We suggest $100 to $200. It says that an evening has a price. It also stops managers from sending the thing to thirty people.</li>
<li><strong>Answered in three working days,</strong> with two sentences about what they did well and one about what they missed. Everyone gets it, hired or not.</li>
</ol>
<h2>Examples that work</h2>
<table>
<thead><tr><th>Job</th><th>The task</th><th>What you learn</th></tr></thead>
<tbody>
<tr><td>Engineer</td><td>Here are 80 lines with two faults. Find them, fix one, write a note about the other.</td><td>Do they read before they type?</td></tr>
<tr><td>Controller</td><td>Here’s a month-end with an error in it. Write the email to the managing director.</td><td>Can they find it and say it?</td></tr>
<tr><td>Marketer</td><td>Here’s our worst page. Cut it in half.</td><td>Do they know what matters?</td></tr>
<tr><td>Plant manager</td><td>Here’s next week’s crew, three people short. Make the schedule.</td><td>Whom do they call first?</td></tr>
<tr><td>Salesperson</td><td>Don’t. Have them run a first call with you, live, for fifteen minutes.</td><td>Do they ask or tell?</td></tr>
</tbody>
</table>
<h2>Marking</h2>
<p>Write the marking sheet before the task goes out. Four lines are enough, each from 0 to 3, with a sentence saying what a 3 looks like. Two people mark apart and don’t know whose work it is. In our last 60 tasks, two markers with a sheet differed by more than two points five times. Without the sheet, on an earlier 60, it was twenty-two.</p>
<pre><code>Task: fix one fault, describe the other      0-3
----------------------------------------------------
Found both faults
Fix is small and leaves the rest alone
Note could be acted on by a stranger
Said what they were unsure of</code></pre>
<p>The last line is my favorite. It’s where the grown-ups score.</p>
<h2>About help from machines</h2>
<p>They’ll use them. So will you, once they’re hired. Say plainly what’s allowed. Then, in the next interview, spend ten minutes on the work: why this way, what would you change, what happens if the file is a thousand times larger? A person who understood what they handed in enjoys those ten minutes. You don’t need a detector. You need a second question.</p>
<blockquote><p>Offer a choice: take it home, or do it here with us for an hour and a half, on a weekday, with lunch. One in four chooses lunch. They tend to be the parents.</p></blockquote>
<h2>The number to watch</h2>
<p>Count how many people you send it to and how many send it back. Under eight in ten, and the task is too long, too early or too dull. The Kraków company’s was two in eleven. I sent her to a firm that uses the 80 lines. She found a third fault. They hadn’t known about it.</p>
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
];

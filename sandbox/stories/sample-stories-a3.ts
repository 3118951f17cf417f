// Sample stories, half A, part 3: interviews, references, offers, executive search.
// Invented for the sandbox: people, firms and figures are fictional.
import type { SampleStory } from './story.ts';

export const storiesA3: SampleStory[] = [
  {
    slug: 'structured-interviews-without-the-stiffness',
    title: 'Structured interviews without the stiffness',
    excerpt:
      'Same questions, same order, a score for each. It sounds like a customs post. Done properly, it’s the best conversation of the candidate’s week.',
    keywords: ['interviews', 'bias', 'assessments'],
    image: {
      alt: 'Two chairs at a small table with one marked sheet on it',
      name: 'question-cards.svg',
    },
    author: { first_name: 'Daniel', last_name: 'Okafor' },
    tags: ['structured interviews', 'how-to'],
    categories: ['Interviews'],
    seo_title: 'How to run a structured interview that doesn’t feel stiff',
    seo_description:
      'Six questions, a scoring guide and a fifty-minute plan for structured interviews that are fair to candidates and pleasant to sit in.',
    daysAgo: 356,
    content: `
<p>A hotel owner in Lausanne told me that he hires by walking. He takes the candidate round the garden, twice, and by the second lap he knows. I asked how many laps the last three had lasted in the job. He changed the subject to roses.</p>
<p>I like gardens too. But if one person gets the roses and the next gets the drains, you can’t compare them. You’ve had two nice walks.</p>
<h2>What structure means</h2>
<ul>
<li>Everyone gets the same main questions, in the same order.</li>
<li>You’ve decided beforehand what a strong answer contains.</li>
<li>You score each answer when you hear it, before the next one.</li>
<li>You talk to your colleagues only after the scores are written.</li>
</ul>
<p>That’s all. It says nothing about your tone of voice. You may smile.</p>
<h2>Six questions</h2>
<p>Take the outcomes from the <a href="/blog/job-description-a-busy-person-will-finish">job description</a>. For each, ask for a time it really happened. Past before future, always. “What would you do if” gets you a speech.</p>
<ol>
<li>Tell me about a time you took on a team that was behind. What did you do in the first two weeks?</li>
<li>Tell me about a number you moved. Where did it start and where did it stop?</li>
<li>Tell me about someone you had to let go.</li>
<li>Tell me about a decision you got wrong, and when you knew.</li>
<li>Tell me about a customer, patient or colleague you couldn’t win over.</li>
<li>What have you learned this year that you didn’t know last year?</li>
</ol>
<h3>Follow-ups are where the warmth goes</h3>
<p>The main question is fixed. What comes after is a conversation. “What did she say?” “Who disagreed?” “What did that cost?” Use the same handful for everyone, as often as you need. People relax when somebody’s curious about the details, and it’s hard to invent details for four minutes.</p>
<h2>A scoring guide for one question</h2>
<table>
<thead><tr><th>Score</th><th>“Tell me about a decision you got wrong”</th></tr></thead>
<tbody>
<tr><td>1–2</td><td>Can’t think of one, or it was someone else’s fault</td></tr>
<tr><td>3–4</td><td>A small one, safely long ago</td></tr>
<tr><td>5–6</td><td>A real one, and what it cost</td></tr>
<tr><td>7–8</td><td>A real one, how they found out, whom they told</td></tr>
<tr><td>9–10</td><td>All that, and something they’ve done differently since, with an example</td></tr>
</tbody>
</table>
<p>Write one of these for each question. It takes an hour for the six, and you’ll use it for years. If two of you are interviewing, try the guide on a colleague first and compare your numbers. The first time, you’ll be three points apart, and you’ll find out which word did it.</p>
<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" width="560" height="315" title="A structured interview, from hello to scores"></iframe>
<h2>Fifty minutes</h2>
<p>Five to say hello and explain what’s coming. Thirty for the six questions. Ten for theirs. Five to say what happens next, and when. Send the topics the day before. You aren’t testing surprise, unless the job is goalkeeping.</p>
<p>Tell them you’ll take notes and why: “I ask everyone the same things and I write down what you say so that I can be fair about it.” In forty years nobody has minded. Several have thanked me. A ward sister in Cork said it was the first interview where she’d been sure that they were talking about her.</p>
<h2>Does it work?</h2>
<p>We compared. In 100 searches where the client used a guide like this one, 84 of the hires were still there at two years. In 100 where they interviewed as they pleased, 66. The clients who use guides may be more careful people altogether, so take a little off. I’d still take what’s left.</p>
<blockquote><p>The walk round the garden is a fine idea. Do it afterwards, with the one you’ve hired.</p></blockquote>
<p>The man in Lausanne uses six questions now. He asks them outdoors. I consider that a draw.</p>
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
    slug: 'reference-checks-that-tell-you-something',
    title: 'Reference checks that tell you something',
    excerpt:
      'Everyone’s references say they were wonderful. They’re telling the truth. You have to ask for the rest of it.',
    keywords: ['hiring', 'onboarding'],
    image: { alt: 'A desk telephone with one marked key', name: 'desk-phone.svg' },
    author: { first_name: 'Ana', last_name: 'Beltrán' },
    tags: ['references', 'how-to'],
    categories: ['Interviews'],
    seo_title: 'Reference checks: eight questions that get real answers',
    seo_description:
      'How to run a reference call that tells you how to manage your new hire, with eight questions and notes on what to listen for.',
    daysAgo: 272,
    content: `
<p>“He’s great. You’d be lucky to have him.” You write down <em>great</em>, hang up, and tick the box. Three minutes, no harm done, nothing learned.</p>
<p>Reference calls have a bad name because people make bad ones. I make about 150 a year. In our last 200 searches they changed the decision fourteen times, and in more than half of the others they changed the first ninety days. The second number is the one I care about.</p>
<h2>Change the question you came with</h2>
<p>Don’t call to find out whether to hire. By then you’ve mostly decided, and the person on the line knows it, and won’t stand in a friend’s way. Call to find out how to be this person’s boss. It’s an honest question, and people answer it for twenty minutes.</p>
<blockquote><p>“We’re close to making José an offer. I’d like to give him a good start. You worked with him for four years. What should we know?”</p></blockquote>
<h2>Who to call</h2>
<p>Three people, chosen by you with the candidate’s agreement: a boss, someone who worked for them, and someone from the side who needed things from them. The second is the most valuable and the least often called. People behave well upward. Look downward.</p>
<p>Always tell the candidate whom you’ll call and when. Never ring the present employer without leave. You can cost somebody their job, and I’ve seen it done by people who were only being thorough.</p>
<h2>Eight questions</h2>
<ol>
<li>How did you work together, and when?</li>
<li>What was the team like before, and after?</li>
<li>What did they do better than anyone else you’ve worked with?</li>
<li>What did you, as the boss, do more of because they were there? What did you have to cover?</li>
<li>Tell me about a bad week. How were they?</li>
<li>In what kind of place would they do poorly?</li>
<li>Of all the people you’ve had in that job, where would you put them, from 1 to 10? What would the next number up have taken?</li>
<li>Would you hire them again, for what, and what would you do differently?</li>
</ol>
<p>Question seven gets you more than the number. If it’s an eight, then “what would a nine have done?” gets you the one honest criticism of the call. Nobody feels disloyal explaining the distance from eight to nine.</p>
<h2>Listen for the pause</h2>
<table>
<thead><tr><th>What you hear</th><th>What it may mean</th><th>What to ask next</th></tr></thead>
<tbody>
<tr><td>A specific story, at once</td><td>It’s real</td><td>“And then?”</td></tr>
<tr><td>“Very professional”</td><td>Not close, or not happy</td><td>“How often did you two talk?”</td></tr>
<tr><td>“In the right role…”</td><td>This wasn’t it</td><td>“What was wrong about that one?”</td></tr>
<tr><td>“He’s very driven”</td><td>Somebody cried</td><td>“How was that for the team?”</td></tr>
<tr><td>“I can only confirm dates”</td><td>Company rule, usually</td><td>Thank them. Ask the candidate for another name.</td></tr>
</tbody>
</table>
<p>Don’t make a meal of a single pause. Some people are buttering toast. Two of three references pausing at the same question is another matter. Go back to the candidate and ask him about it straight.</p>
<figure><img src="{{images}}/desk-phone.svg" alt="A telephone on a desk next to a page of handwritten notes"><figcaption>Twenty minutes, one page. The notes go to the new boss, with the candidate’s knowledge.</figcaption></figure>
<h2>What to do with it</h2>
<p>Write one page headed <strong>How to work with her</strong>. Three strengths to use in the first month. One thing to watch. The kind of praise she likes and the kind of meeting she hates. Give it to the manager, and tell the candidate that you have. I’ve done this for years. More than one has asked me for a copy.</p>
<p>And if you hear something that stops you, stop. Fourteen times in two hundred isn’t many, until it’s your plant. We once learned on a Thursday that a finalist had signed for safety checks nobody did. The offer was due on Friday. The client had already ordered the business cards. He has them framed.</p>
<p>Rules on what you may ask, record and keep differ from place to place. If in doubt, <a href="https://example.com">read up on yours</a> or ask your lawyer before you dial.</p>
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
    slug: 'counter-offers-and-the-long-weekend',
    title: 'Counter-offers and the long weekend',
    excerpt:
      'She resigns on Friday. By Monday her boss has found $12,000 he didn’t have in January. What to say before that happens.',
    keywords: ['offers', 'retention'],
    image: null,
    author: { first_name: 'Priya', last_name: 'Raman' },
    tags: ['counter-offers', 'resignation'],
    categories: ['Offers'],
    daysAgo: 46,
    content: `
<p>The most dangerous three days in any search come after the yes. She has signed. She walks into her boss’s office at four on a Friday, with her heart going, and says it. He’s silent. Then he says, “What would it take?”</p>
<p>She’d prepared for anger. She hadn’t prepared for that.</p>
<h2>Say it before he does</h2>
<p>I have this talk with every finalist, a week before the offer.</p>
<blockquote><p>When you tell him, he’ll probably offer you money. He may mean it. So tell me now, while it’s quiet: what made you answer my call in the first place? And would $12,000 have fixed it?</p></blockquote>
<p>I write down what she says, word for word. On the Sunday night, if she rings me, I read it to her. That’s all I do. About one time in ten she listens and stays where she is, and she’s right to. The thing that was wrong really was the money.</p>
<h2>What happens to those who stay</h2>
<p>I keep up with the ones who accept a counter-offer. Of the last 44:</p>
<ul>
<li>17 had left within a year, nine of them not by choice;</li>
<li>12 more had left within two years;</li>
<li>15 were still there, and most of those were glad.</li>
</ul>
<p>So it isn’t the curse that recruiters make it out to be. It goes wrong about two times in three. You should tell people the real number, including the fifteen.</p>
<h2>If you’re the boss</h2>
<p>Now turn it round. Somebody you value has resigned. Before you reach for the checkbook, three questions.</p>
<ol>
<li>Did you know she was unhappy? If not, money isn’t your first problem.</li>
<li>Would you have given her this raise in January, unasked? If so, why didn’t you?</li>
<li>What will you say to the person at the next desk, who’ll know by Tuesday?</li>
</ol>
<p>If she’s leaving for a bigger job, shake her hand, make her last month a good one and call her in two years. Some of the best hires I’ve ever made were people coming home.</p>
<hr>
<p>And a note to candidates. If you’re only looking for a raise, ask for the raise. It’s a shorter conversation, and nobody has to have the weekend.</p>
`,
  },
  {
    slug: 'what-you-pay-for-in-executive-search',
    title: 'What you’re paying for in an executive search',
    excerpt:
      'A third of a salary is a lot of money. An account of where the hours go, from somebody who sends the invoices.',
    keywords: ['executive search', 'hiring', 'metrics'],
    image: { alt: 'Six columns of a chart, one of them marked', name: 'ledger-hours.svg' },
    author: { first_name: 'Margaret', last_name: 'Ellison' },
    tags: ['fees', 'executive search'],
    categories: ['Executive search'],
    seo_title: 'Executive search fees: what you’re actually paying for',
    seo_description:
      'Where the hours go in an executive search, what software has made cheaper, what it hasn’t, and five questions to ask any search firm.',
    daysAgo: 110,
    content: `
<p>A founder once asked me over lunch why he should pay me $80,000 to make some phone calls. I said that he shouldn’t. He could have the calls for nothing. He’d be paying for the ones who called back.</p>
<p>He laughed and asked for the long answer. This is more or less what I told him.</p>
<h2>The hours</h2>
<p>The traditional fee is around a third of the first year’s pay. For a plant director at $240,000 that comes to $80,000. Here’s where the time went on a typical one of ours, before we had any software worth the name and now.</p>
<table>
<thead><tr><th>Work</th><th>Hours in 2010</th><th>Hours today</th></tr></thead>
<tbody>
<tr><td>Intake, brief, visiting the site</td><td>16</td><td>16</td></tr>
<tr><td>Finding names</td><td>70</td><td>12</td></tr>
<tr><td>Reading and grading</td><td>45</td><td>6</td></tr>
<tr><td>First conversations</td><td>40</td><td>38</td></tr>
<tr><td>Meeting eight people properly</td><td>32</td><td>32</td></tr>
<tr><td>References</td><td>12</td><td>12</td></tr>
<tr><td>Offer, resignation, counter-offer</td><td>15</td><td>15</td></tr>
<tr><td>Calls in the first year</td><td>10</td><td>10</td></tr>
<tr><td><strong>Total</strong></td><td><strong>240</strong></td><td><strong>141</strong></td></tr>
</tbody>
</table>
<p>Look at which rows moved. Finding and reading, 115 hours, are now 18. The rest is people talking to people, and it takes exactly as long as it did when I had a desk with an ashtray on it.</p>
<p>If a search firm’s price hasn’t changed since 2010, ask who got the 99 hours. Our answer is on the <a href="/pricing">pricing page</a>.</p>
<h2>What you can do yourself</h2>
<p>A good deal. For most jobs under $120,000, with a decent posting and an honest salary, you don’t need us. Post it, let a tool grade what comes in, check its work, and spend your time on the interviews. I’ve said so to people with their checkbooks open. Two of them came back years later for the search they couldn’t do alone, which is how a small firm lives to be forty.</p>
<p>You need a search when one of these is true:</p>
<ul>
<li>The people you want aren’t looking, and won’t apply to anything.</li>
<li>Somebody still sits in the chair and mustn’t know.</li>
<li>A wrong hire would cost more than a year’s profit.</li>
<li>Your board can’t agree on what it wants, and needs an outsider to say so.</li>
</ul>
<p>The fourth is more common than the other three together. I spent a winter with a family firm in Ghent whose five directors wanted five different people. We hired a sixth kind, once they’d heard one another say it out loud in front of a stranger.</p>
<h2>What nobody puts on the invoice</h2>
<h3>The no</h3>
<p>About one search in nine, I tell the client to stop: promote the deputy, split the job, or wait until the plant is sold. It’s the most useful thing I do, and I do it badly if I’m only paid on a yes. That’s the case for paying part of the fee up front.</p>
<h3>The memory</h3>
<p>I know whom we called in 2014, and why he said no, and that his youngest finishes school in June. There’s no column for it.</p>
<h3>The messenger</h3>
<p>A finalist will tell me what she’d never tell you: that the chairman talked over her, that the number is low, that she’s frightened of the town. I can carry that across the table without anyone losing face. Half of the searches that close, close there.</p>
<iframe src="https://player.vimeo.com/video/76979871" width="640" height="360" title="Inside an executive search: one plant director, nineteen weeks"></iframe>
<h2>Five questions for any search firm</h2>
<ol>
<li>Who’ll make the calls? You, or someone I haven’t met?</li>
<li>Which companies can’t you approach, because they’re your clients?</li>
<li>Of your last twenty placements, how many are still there at two years?</li>
<li>What happens if ours isn’t?</li>
<li>When did you last tell a client not to hire?</li>
</ol>
<p>Ask us too. Our answers, as I write this: me or the colleague at your table; we’ll give you the list; sixteen; we do it again for expenses; and last month, in Rotterdam. <a href="/contact">Lunch is on us.</a></p>
`,
  },
  {
    slug: 'the-first-chief-executive-after-the-founder',
    title: 'The first chief executive after the founder',
    excerpt:
      'The founder will be upstairs. Say so in the brief. Notes from fourteen of these, nine of which worked.',
    keywords: ['executive search', 'retention'],
    image: { alt: 'A row of doors, one of them ajar', name: 'two-coats.svg' },
    author: { first_name: 'Tom', last_name: 'Lindqvist' },
    tags: ['succession', 'boards', 'founders'],
    categories: ['Executive search'],
    daysAgo: 16,
    status: 'draft',
    content: `
<p>I’ve placed fourteen people into the chair that a founder was leaving. Nine of them worked. I think about the five more often.</p>
<p>In none of those five was the newcomer a poor executive. In all five the founder hadn’t left.</p>
<h2>Ask the founder first</h2>
<p>Before the brief, before the board, I sit down with the founder alone. I ask what she’ll do on the first Monday. If she tells me about a boat, a foundation or grandchildren, with dates, we can start. If she says “I’ll be around to help”, we talk until there’s a boat.</p>
<p>Then we write down, and she signs, five things:</p>
<ol>
<li>Which decisions are no longer hers. Name three that will hurt.</li>
<li>Whether she keeps an office. (Better not. If so, another floor.)</li>
<li>What she’ll say when old staff come to her. I suggest “Have you asked Henrik?”</li>
<li>How often the two of them meet, and where.</li>
<li>When she goes off the board, or what would have to happen first.</li>
</ol>
<p>One founder, a lovely man who made hinges in Graz, refused to sign the first. I thanked him and went home. He called back in eight months. He’d bought the boat.</p>
<h2>Then the candidates</h2>
<p>You’re looking for someone with enough pride to lead and not so much that they need to have built it. Two questions have served me well.</p>
<ul>
<li><em>Tell me about something you inherited and kept.</em> Reformers have nothing to say to that.</li>
<li><em>What will people here miss about her, and what will you do about it?</em> A good candidate has asked around by the second meeting.</li>
</ul>
<h2>The first year</h2>
<table>
<thead><tr><th>Month</th><th>Newcomer</th><th>Founder</th></tr></thead>
<tbody>
<tr><td>1–3</td><td>Listens, changes nothing with her name on it</td><td>Introduces, then leaves the room</td></tr>
<tr><td>4–6</td><td>Makes one visible decision she’d not have made</td><td>Defends it in public</td></tr>
<tr><td>7–12</td><td>Picks own finance director</td><td>Is on the boat</td></tr>
</tbody>
</table>
<p>Month five is the one. If she defends the decision, out loud, in the canteen, it’ll hold. Of my nine, all nine did. I’d put it in the contract if I knew how to word it.</p>
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
];

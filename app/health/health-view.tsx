import type { ReactNode } from "react";
import { Link } from "react-router";
import { healthTexts as texts } from "#app/messages/staff/office/health.ts";
import { Badge, type BadgeLook } from "#app/ui/badge.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { formatDate, formatList } from "#app/ui/format/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import {
	type CheckName,
	checkNames,
	isComparisonLate,
	judge,
	lastRunAt,
	type ServiceReadings,
	type State,
	type StepRun,
	type Waiting,
} from "./service-health.ts";

/** Each part with its state, what was read, what is normal and what to do; then the steps of the cron job. */
export function HealthView({ read }: { read: ServiceReadings }) {
	const states = judge(read);
	return (
		<>
			<Summary states={Object.values(states)} />
			<ul className="grid gap-4 lg:grid-cols-2">
				{checkNames.map((name) => (
					<li key={name} className="grid">
						<Part
							name={name}
							state={states[name]}
							sentence={sentenceOf[name](read)}
							todo={todoOf(name, read)}
						/>
					</li>
				))}
			</ul>
			{read.runs.length > 0 ? <Steps runs={read.runs} now={read.now} /> : null}
		</>
	);
}

function Summary({ states }: { states: State[] }) {
	const count = (state: State) => states.filter((each) => each === state).length;
	const bad = count("bad");
	const look = count("look");
	if (bad + look > 0)
		return <Notice look={bad > 0 ? "bad" : "note"}>{texts.needs({ bad, look })}</Notice>;
	if (count("new") > 0) return <Notice>{texts.nothingYet}</Notice>;
	return <Notice look="good">{texts.allWell}</Notice>;
}

const looks: Record<State, BadgeLook> = {
	well: "foam",
	look: "sand",
	bad: "bad",
	new: "grey",
	off: "grey",
};

const attention = { to: "/dashboard/attention", label: () => texts.toAttention };
const ways: Partial<Record<CheckName, { to: string; label: () => string }>> = {
	givenUpMails: attention,
	refunds: attention,
	ledger: { to: "/dashboard/attention/reconciliation", label: () => texts.toLedgers },
};

/** What to do when the part is not well. */
function todoOf(name: CheckName, read: ServiceReadings): string {
	if (name !== "ledger" || !isComparisonLate(read)) return texts[name].todo;
	return [texts.ledger.todoLate, ...(read.differences > 0 ? [texts.ledger.todo] : [])].join(" ");
}

function Part({
	name,
	state,
	sentence,
	todo,
}: {
	name: CheckName;
	state: State;
	sentence: ReactNode;
	todo: string;
}) {
	const { title, normal } = texts[name];
	const isWrong = state === "bad" || state === "look";
	const way = ways[name];
	return (
		<section
			aria-labelledby={`part-${name}`}
			className={`grid content-start gap-2 rounded-lg border bg-paper p-[clamp(1rem,3vw,1.5rem)] ${state === "bad" ? "border-danger" : "border-line"}`}
		>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<h2 id={`part-${name}`} className="text-[1.2rem]">
					{title}
				</h2>
				<Badge look={looks[state]}>{texts.states[state]}</Badge>
			</div>
			<p>{sentence}</p>
			<p className="text-sm text-ink-soft">{texts.normal({ sentence: normal })}</p>
			{isWrong ? <p className="text-sm font-semibold">{todo}</p> : null}
			{way && isWrong ? (
				<p>
					<Link to={way.to}>{way.label()}</Link>
				</p>
			) : null}
		</section>
	);
}

const age = (milliseconds: number) => texts.age({ milliseconds });
const ago = (at: number, now: number) => texts.ago({ age: age(now - at) });

/** What was read of each part, in a sentence or two. */
const sentenceOf: Record<CheckName, (read: ServiceReadings) => ReactNode> = {
	cron(read) {
		const last = lastRunAt(read);
		if (last === null) return texts.cron.none;
		const failed = read.runs.filter(({ outcome }) => outcome === "failed");
		const lastRun = texts.cron.last({ ago: ago(last, read.now) });
		if (failed.length === 0) return lastRun;
		const steps = formatList(failed.map(({ step }) => texts.steps[step]));
		return `${lastRun} ${texts.cron.failed({ steps })}`;
	},
	database: ({ databaseMilliseconds }) =>
		texts.database.took({ milliseconds: String(databaseMilliseconds) }),
	waitingMails({ waitingMails, hasMailer, now }) {
		const sentence = waits(texts.waitingMails, waitingMails, now);
		return hasMailer ? sentence : `${texts.waitingMails.off} ${sentence}`;
	},
	givenUpMails: ({ givenUpMails: { count, last }, now }) =>
		last === null
			? texts.givenUpMails.none
			: texts.givenUpMails.some({ count, ago: ago(last, now) }),
	holds: ({ endedHolds, now }) => waits(texts.holds, endedHolds, now),
	unanswered({ unanswered, lastEvent, now }) {
		const event =
			lastEvent === null
				? texts.unanswered.noEvent
				: texts.unanswered.lastEvent({ ago: ago(lastEvent, now) });
		return `${waits(texts.unanswered, unanswered, now)} ${event}`;
	},
	refunds({ refunds, now }) {
		const due = waits(texts.refunds, refunds, now);
		return refunds.held > 0 ? `${due} ${texts.refunds.held({ count: refunds.held })}` : due;
	},
	ledger(read) {
		const { compared, differences, now } = read;
		const last =
			compared === null
				? texts.ledger.none
				: texts.ledger.last({
						day: formatDate(compared.day, "long"),
						ago: ago(compared.at, now),
					});
		return [
			last,
			...(isComparisonLate(read) ? [texts.ledger.late] : []),
			...(differences > 0 ? [texts.ledger.differences({ count: differences })] : []),
		].join(" ");
	},
	outside({ breakers, now }) {
		const down = breakers.filter(({ state }) => state !== "closed");
		if (down.length === 0) return texts.outside.none;
		const services = down.map(({ name, since }) =>
			since === null ? name : texts.outside.since({ service: name, ago: ago(since, now) }),
		);
		return texts.outside.down({ services: formatList(services) });
	},
};

function waits(
	words: { none: string; some: (facts: { count: number; age: string }) => string },
	{ count, since }: Waiting,
	now: number,
): string {
	return since === null ? words.none : words.some({ count, age: age(Math.max(0, now - since)) });
}

const outcomeLooks: Record<StepRun["outcome"], BadgeLook> = {
	done: "foam",
	off: "grey",
	failed: "bad",
};

function Steps({ runs, now }: { runs: StepRun[]; now: number }) {
	return (
		<Fold title={texts.stepsTitle} isOpen={runs.some(({ outcome }) => outcome === "failed")}>
			<table className="w-full border-collapse text-left text-sm">
				<thead className="max-sm:sr-only">
					<tr className="text-ink-soft">
						{[texts.step, texts.lastRun, texts.took, texts.outcome].map((label) => (
							<th key={label} scope="col" className="py-1.5 pr-4 font-[550]">
								{label}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{runs.map((run) => (
						<Step key={run.step} run={run} now={now} />
					))}
				</tbody>
			</table>
			<p className="max-w-[44rem] text-sm text-ink-soft">{texts.elsewhere}</p>
		</Fold>
	);
}

/** On a phone the name has a line of its own above the rest. */
function Step({ run, now }: { run: StepRun; now: number }) {
	return (
		<tr className="border-t border-line align-baseline max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:py-2">
			<th scope="row" className="py-2 pr-4 font-semibold max-sm:w-full max-sm:py-0">
				{texts.steps[run.step]}
			</th>
			<td className="py-2 pr-4 max-sm:py-0">{ago(run.endedAt, now)}</td>
			<td className="py-2 pr-4 max-sm:py-0">
				{texts.milliseconds({ count: String(run.endedAt - run.startedAt) })}
			</td>
			<td className="py-2 max-sm:py-0">
				<Badge look={outcomeLooks[run.outcome]}>{texts.outcomes[run.outcome]}</Badge>
				{run.failedAt !== null && run.outcome !== "failed" ? (
					<span className="block text-ink-soft">
						{texts.lastFailure({ ago: ago(run.failedAt, now) })}
					</span>
				) : null}
			</td>
		</tr>
	);
}

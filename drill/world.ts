import { randomUUID } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { connect, type Database } from "#app/database/client.server.ts";
import { demoOperator } from "#scripts/island/operator.ts";
import { type DatabaseServer, startDatabaseServer } from "#scripts/servers/database-server.ts";
import { FakeStripe } from "#tests/fakes/fake-stripe.ts";
import { testVariables } from "#tests/island.ts";
import { databaseTemplate } from "#tests/run/database-template.ts";
import { fetchOverStreams, keepStreams, type PassOn } from "#tests/run/kept-streams.ts";
import { temporaryFolder } from "#tests/run/temporary-folder.ts";
import { type Clock, day, newClock } from "./clock.ts";
import { type FaultPlan, noFaults } from "./faults/fault-plan.ts";
import { type KillTarget, killAtCalls, type PlannedKill } from "./faults/planned-kills.ts";
import { type GuardName, withoutGuards } from "./guards.ts";
import { makeCommitWitness } from "./servers/commit-witness.ts";
import { EventDelivery } from "./servers/event-delivery.ts";
import { MailProvider } from "./servers/mail-provider.ts";
import { type Call, type Fault, startProxy } from "./servers/proxy.ts";
import { startWorkerProcess, type WorkerProcess } from "./servers/worker-process.ts";

/** The built worker, a real database and everything outside of them, with one clock. */
export interface World {
	url: URL;
	/** Connected to the database directly, without the proxy. */
	db: Database;
	clock: Clock;
	gateway: FakeStripe;
	givenBackThere: Set<string>;
	/** Cents of the last refund that the guest's bank rejected, by the gateway's id of the payment. */
	rejectedRefunds: Map<string, number>;
	eventDelivery: EventDelivery;
	/** Confirm ids of the bookings that the database has said to have committed. */
	commits: ReadonlySet<string>;
	mail: MailProvider;
	counts: WorldCounts;
	/** A request from outside. @throws when the worker is down. */
	fetch(path: string, init?: RequestInit): Promise<Response>;
	/** Runs the cron trigger; a part that fails is repeated in the next run. */
	cron(): Promise<boolean>;
	/** Sets the faults and deaths from here on. */
	setFaults(faultPlan: FaultPlan, kills?: PlannedKill[]): void;
	/** When the cron job began each of its runs that ended well, by the drill's clock. */
	cronRuns: number[];
	/** Holds calls of this kind until so many have arrived, or until no more arrive. Then it is over. */
	gather(which: (call: Call) => boolean, count: number): void;
	kill(target: KillTarget): void;
	/** Resolves when both are up and no call is in progress. */
	quiet(): Promise<void>;
	/** How often a guard was removed from a call. */
	guardsTaken(): number;
	/** How often the database stopped committing and its watchdog restarted it. */
	stalls(): number;
	/** Rejects when nothing makes progress, so that the drill cannot wait for ever. */
	failed: Promise<never>;
	/** The worker's last output. */
	workerOutput(): string;
	stop(): Promise<void>;
}

interface WorldCounts {
	workerKills: number;
	databaseKills: number;
	calls: number;
	faults: Record<Exclude<Fault, "none">, number>;
}

/** So short that guests are forgotten while a drill goes on. */
export const retention = { bookingMonths: 1, unpaidDays: 7, mailDays: 7 };

/** The worker gives each call ten seconds, and a stopped database is restarted after fifteen. */
const longestCallMilliseconds = 30_000;
/** On a busy machine a crowd needs minutes. */
const longestWaitMilliseconds = 180_000;

/** A thousand guests may hold all connections of the server; the drill's own questions wait for one of them. */
function patiently(passOn: PassOn): PassOn {
	return async (call) => {
		const until = performance.now() + longestWaitMilliseconds;
		for (;;) {
			const answer = await passOn({ ...call, signal: null });
			if (answer.status !== 429 || performance.now() > until) return answer;
			await new Promise((done) => setTimeout(done, 100));
		}
	};
}

export async function startWorld(without: readonly GuardName[] = []): Promise<World> {
	const folder = temporaryFolder();
	const removeFolder = () => rmSync(folder, { recursive: true, force: true });
	process.once("exit", removeFolder);
	const data = join(folder, "database");
	cpSync(await databaseTemplate("empty"), data, { recursive: true });
	const database = await startDatabaseServer({ folder: data });
	const passOn = keepStreams(database.url);
	const clock = newClock();
	const gateway = new FakeStripe(clock.now);
	// the drill advances days at once, which must not expire the keys of a call in progress
	gateway.rememberKeysFor = Number.POSITIVE_INFINITY;
	const mail = new MailProvider();
	const witness = makeCommitWitness();
	const guards = withoutGuards(without);
	const db = connect({ url: database.url, fetch: fetchOverStreams(patiently(passOn)) });
	for (const statement of guards.atStart) await db.run(statement);
	const counts = noCounts();
	let faultPlan = noFaults;
	const gatherings = new Set<Gathering>();
	const deaths = deathsOf(database, counts);
	const kill = (target: KillTarget) => {
		if (target === "database") return deaths.killDatabase();
		counts.workerKills += 1;
		worker.kill();
	};
	let kills = killAtCalls([], kill);

	const proxy = await startProxy({
		rewrite: guards.rewrite,
		faultFor(call) {
			counts.calls += 1;
			const fault = faultPlan.faultFor(call);
			if (fault !== "none") counts.faults[fault] += 1;
			return fault;
		},
		async beforeForward(call) {
			await Promise.all([...gatherings].map((gathering) => gathering.join(call)));
			kills.before(call);
		},
		during: (call) => kills.during(call),
		afterAnswer: async (call) => kills.after(call),
		forward: forwardTo({ gateway, mail, passOn, hear: witness.hear }),
		slowness: () => faultPlan.slowness(),
	});

	const stuckCalls = watchForStuckCalls(proxy, database);
	const worker: WorkerProcess = await startWorkerProcess({
		folder,
		proxyPort: proxy.port,
		variables: variablesFor(gateway),
	});

	const world: World = {
		url: worker.url,
		db,
		clock,
		gateway,
		givenBackThere: new Set(),
		rejectedRefunds: new Map(),
		eventDelivery: new EventDelivery(gateway, (body, headers) =>
			world.fetch("/api/payments/webhook", { method: "POST", body, headers }),
		),
		commits: witness.commits,
		mail,
		counts,
		fetch: visitorsOf(worker.url, clock),
		cronRuns: [],
		cron: () => runCron(world),
		setFaults(next, planned = []) {
			faultPlan = next;
			kills = killAtCalls(planned, kill);
		},
		gather(which, count) {
			const gathering = newGathering(which, count, () => gatherings.delete(gathering));
			gatherings.add(gathering);
		},
		kill,
		quiet: () => quiet(proxy, () => Promise.all([worker.ready(), deaths.databaseIsUp()])),
		guardsTaken: guards.taken,
		stalls: database.stalls,
		failed: stuckCalls.failed,
		workerOutput: worker.output,
		async stop() {
			stuckCalls.end();
			await worker.stop();
			await proxy.stop();
			await deaths.databaseIsUp();
			await database.stop();
			process.off("exit", removeFolder);
			removeFolder();
		},
	};
	return world;
}

function noCounts(): WorldCounts {
	return {
		workerKills: 0,
		databaseKills: 0,
		calls: 0,
		faults: { lost: 0, unanswered: 0, refused: 0, twice: 0, slow: 0 },
	};
}

function variablesFor(gateway: FakeStripe): Record<string, string> {
	return {
		...testVariables,
		...demoOperator,
		TURSO_DATABASE_URL: "http://database.drill",
		STRIPE_SECRET_KEY: gateway.secretKey,
		STRIPE_WEBHOOK_SECRET: gateway.webhookSecret,
		RESEND_API_KEY: "re_of_the_drill",
		// hours pass within a round, in which staff would have to prove again that they are there
		AUTH_CONFIRM_AGE: String((30 * day) / 1000),
		RETENTION_BOOKING_MONTHS: String(retention.bookingMonths),
		RETENTION_UNPAID_DAYS: String(retention.unpaidDays),
		RETENTION_MAIL_DAYS: String(retention.mailDays),
	};
}

/** Requests of visitors, each from its own address, with the drill's clock. */
function visitorsOf(worker: URL, clock: Clock): World["fetch"] {
	return (path, init) => {
		const headers = new Headers(init?.headers);
		headers.set("drill-clock-ahead", String(clock.ahead()));
		headers.set("accept-encoding", "identity");
		if (!headers.has("cf-connecting-ip")) headers.set("cf-connecting-ip", randomUUID());
		return fetch(new URL(path, worker), {
			redirect: "manual",
			signal: AbortSignal.timeout(30_000),
			...init,
			headers,
		});
	};
}

async function runCron(world: World): Promise<boolean> {
	const began = world.clock.now();
	const answer = await world.fetch("/drill/cron").catch(() => null);
	await answer?.arrayBuffer();
	if (answer?.ok) world.cronRuns.push(began);
	return answer?.ok ?? false;
}

async function quiet(proxy: { inFlight(): number }, areUp: () => Promise<unknown>): Promise<void> {
	for (let still = 0; still < 2; ) {
		await areUp();
		await new Promise((done) => setTimeout(done, 6));
		still = proxy.inFlight() === 0 ? still + 1 : 0;
	}
}

/** Kills the database, unless it is down already, and starts it again. */
function deathsOf(database: DatabaseServer, counts: WorldCounts) {
	let isDown = false;
	let isUp = Promise.resolve();
	return {
		killDatabase() {
			if (isDown) return;
			isDown = true;
			counts.databaseKills += 1;
			isUp = database.restart().finally(() => {
				isDown = false;
			});
		},
		databaseIsUp: () => isUp,
	};
}

/** Answers a call of the worker that no fault has met. */
function forwardTo({
	gateway,
	mail,
	passOn,
	hear,
}: {
	gateway: FakeStripe;
	mail: MailProvider;
	passOn: ReturnType<typeof keepStreams>;
	/** Told what the database was asked and has answered. */
	hear(call: string, answer: string): void;
}) {
	return async (call: Call): Promise<Response> => {
		if (call.channel === "mailer") return mail.answer(call.headers, call.body);
		const { method, path, headers, body } = call;
		const init = { method, headers, ...(method === "GET" ? {} : { body }) };
		if (call.channel === "gateway")
			return gateway.answer(new Request(`https://api.stripe.com${path}`, init));
		const contentType = headers.get("content-type") ?? "";
		const answer = await passOn({ method, path, contentType, body: Buffer.from(body) });
		if (answer.status === 200) hear(body, answer.body.toString());
		return new Response(new Uint8Array(answer.body), {
			status: answer.status,
			headers: { "content-type": answer.contentType },
		});
	};
}

/** `failed` rejects when a call gets no answer, or the database fails for good. */
function watchForStuckCalls(proxy: { longestWait(): number }, database: DatabaseServer) {
	const stuck = Promise.withResolvers<never>();
	database.failed.catch(stuck.reject);
	const timer = setInterval(() => {
		if (proxy.longestWait() < longestCallMilliseconds) return;
		stuck.reject(
			new Error(
				`A call of the worker has not been answered for ${longestCallMilliseconds / 1000} s.`,
			),
		);
	}, 1000);
	// only a drill awaits this promise; elsewhere it must not be an unhandled rejection
	stuck.promise.catch(() => {});
	return { failed: stuck.promise, end: () => clearInterval(timer) };
}

interface Gathering {
	join(call: Call): Promise<void>;
}

/** Milliseconds without an arrival after which no more are expected. */
const patienceMilliseconds = 400;

function newGathering(
	which: (call: Call) => boolean,
	count: number,
	onOpen: () => void,
): Gathering {
	let arrived = 0;
	const { promise: everybody, resolve } = Promise.withResolvers<void>();
	const open = () => {
		onOpen();
		resolve();
	};
	let patience: NodeJS.Timeout | undefined;
	return {
		join(call) {
			if (!which(call)) return Promise.resolve();
			arrived += 1;
			clearTimeout(patience);
			if (arrived >= count) open();
			else patience = setTimeout(open, patienceMilliseconds);
			return everybody;
		},
	};
}

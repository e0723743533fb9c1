/**
 * Ticks, cash and notes wait on the phone, encrypted, until the server has answered each. Their order does not matter: the
 * server applies each id once, and compares the times at which they were pressed.
 */
import { useEffect } from "react";
import * as v from "valibot";
import { makePageState } from "#app/ui/page-state.ts";
import { askServer, type ServerProblem, whileSeen } from "../ask-server.ts";
import {
	type AnsweredOperation,
	answersSchema,
	type Cash,
	type Cleared,
	isSameGuest,
	type Operation,
	type OperationAnswer,
	operationSchema,
} from "./operation.ts";
import { dropOperation, keepOperation, readOperations } from "./operation-store.ts";
import type { SentOperations } from "./sent-operations.ts";

/** Retry interval: a phone in a bad network reports itself as "online", so only a new attempt shows. */
const retryMs = 20_000;

/** So that a request stays small and is answered in time, also where all of it is cash. */
const sentAtOnce = 20;

export interface OfflineQueue {
	/** Null when no user is signed in. */
	owner: string | null;
	mayTakeCash: boolean;
	/** Those that wait, and those that were refused until that is dismissed; the oldest first. */
	operations: readonly Operation[];
	/** The browser keeps them when the page is closed. */
	isStored: boolean;
	/** Ids that are being sent for the first time; they are not reported as waiting. */
	fresh: ReadonlySet<string>;
	problem: ServerProblem | null;
	/** Since the page was loaded. */
	answered: readonly AnsweredOperation[];
}

const emptyQueue: OfflineQueue = {
	owner: null,
	mayTakeCash: false,
	operations: [],
	isStored: true,
	fresh: new Set(),
	problem: null,
	answered: [],
};
const queue = makePageState(emptyQueue);
export const useOfflineQueue = queue.use;

type Kind = Operation["kind"];
type OfKind<K extends Kind> = Extract<Operation, { kind: K }>;
type Press<Each extends Operation> = Each extends Operation
	? Omit<Each, "id" | "pressedAt" | "refusal">
	: never;

export function ofKind<K extends Kind>(operations: readonly Operation[], kind: K): OfKind<K>[] {
	return operations.filter((each): each is OfKind<K> => each.kind === kind);
}

/** Hook. What the server has not answered yet, but for what was pressed a moment ago. */
export function useWaiting<K extends Kind>(kind: K): OfKind<K>[] {
	const { operations, fresh } = useOfflineQueue();
	return ofKind(operations, kind).filter(({ id, refusal }) => !refusal && !fresh.has(id));
}

/** Hook. What the server has not taken, until it is dismissed. */
export function useRefused<K extends Kind>(kind: K) {
	const { operations } = useOfflineQueue();
	return ofKind(operations, kind).filter(isRefused);
}

function isRefused<Each extends Operation>(
	operation: Each,
): operation is Each & { refusal: NonNullable<Each["refusal"]> } {
	return operation.refusal !== undefined;
}

/** Keeps what was pressed on the phone, then sends it. */
export async function press(pressed: Press<Operation>): Promise<void> {
	await add(pressed);
	await sendAll();
}

/** A second press for the same guest is the same money. */
export async function pressCash(pressed: Omit<Press<Cash>, "kind">): Promise<void> {
	const isPressed = ofKind(queue.now().operations, "cash").some(
		({ bookingId }) => bookingId === pressed.bookingId,
	);
	if (!isPressed) await press({ ...pressed, kind: "cash" });
}

/** What became of cash that the server did not take. */
export async function clearCash(
	{ id, departureId, bookingId }: Pick<Cash, "id" | "departureId" | "bookingId">,
	how: Cleared,
): Promise<void> {
	await add({ kind: "cleared cash", departureId, bookingId, cashId: id, how });
	await dismiss(id);
	await sendAll();
}

async function add(pressed: Press<Operation>): Promise<void> {
	const { owner, operations, fresh } = queue.now();
	if (!owner) return;
	const operation = { ...pressed, id: crypto.randomUUID(), pressedAt: Date.now() };
	queue.change({
		operations: [...operations, operation],
		fresh: new Set([...fresh, operation.id]),
	});
	await keep(owner, operation);
}

/** Without storage, as in a private window, it exists only in the open page. */
function keep(owner: string, operation: Operation): Promise<void> {
	return keepOperation(owner, operation).catch(() => queue.change({ isStored: false }));
}

/** Deletes a refused operation whose reason has been read. */
export async function dismiss(id: string): Promise<void> {
	const { owner, operations } = queue.now();
	if (!owner) return;
	queue.change({ operations: operations.filter((each) => each.id !== id) });
	await dropOperation(owner, id).catch(() => {});
}

let isSending = false;

/** All that wait, the oldest first; stops at the first failure. */
async function sendAll(): Promise<void> {
	const { owner } = queue.now();
	if (isSending || !owner) return;
	isSending = true;
	const unanswered = new Set<string>();
	let atOnce = sentAtOnce;
	try {
		// another user may sign in meanwhile
		while (queue.now().owner === owner) {
			const next = queue
				.now()
				.operations.filter(({ id, refusal }) => !refusal && !unanswered.has(id))
				.slice(0, atOnce);
			const [first] = next;
			if (!first) break;
			const body: SentOperations = { owner, sentAt: Date.now(), operations: next };
			const reply = await askServer("/dashboard/today/operations", answersSchema, { body });
			if (queue.now().owner !== owner) break;
			if (reply === "unreadable" && next.length > 1) {
				// one that no server takes must not hold up all others
				atOnce = 1;
				continue;
			}
			if (typeof reply === "string" && reply !== "unreadable") {
				queue.change({ problem: reply, fresh: new Set() });
				break;
			}
			const answers: Partial<Record<string, OperationAnswer>> =
				reply === "unreadable" ? { [first.id]: { refusal: "gone", now: 0 } } : reply.answers;
			const answered = next.flatMap((operation) => {
				const answer = answers[operation.id];
				if (!answer) unanswered.add(operation.id);
				return answer ? [{ operation, answer }] : [];
			});
			await settle(owner, next, answered);
			if (unanswered.size > 0) queue.change({ problem: "not allowed" });
		}
	} finally {
		isSending = false;
	}
	if (queue.now().owner !== owner) void sendAll();
}

/** What keeps the server's answers on this phone: the boarding app, for a start without a network. */
type AnswerKeeper = (answered: readonly AnsweredOperation[]) => Promise<void>;
let answerKeeper: AnswerKeeper | null = null;

/** Calls it with the answers of now, and with all answers before the phone forgets their operations. @returns what ends it. */
export function keepAnswersBy(keeper: AnswerKeeper): () => void {
	answerKeeper = keeper;
	void keeper(queue.now().answered);
	return () => {
		answerKeeper = null;
	};
}

async function settle(
	owner: string,
	sentOperations: readonly Operation[],
	news: readonly AnsweredOperation[],
): Promise<void> {
	const answered = [...queue.now().answered, ...news];
	// kept before they are deleted below: a phone that dies between the two has an operation twice, which counts once, and loses none
	await answerKeeper?.(answered);
	/** What stays of each; null when nothing does. */
	const left = new Map<string, Operation | null>();
	for (const { operation, answer } of news) {
		const { refusal } = answer;
		const isOpen = refusal && !(refusal === "newer" && isReplacedHere(operation));
		const refusedOperation = isOpen ? v.parse(operationSchema, { ...operation, refusal }) : null;
		left.set(operation.id, refusedOperation);
		if (refusedOperation) await keep(owner, refusedOperation);
		else await dropOperation(owner, operation.id).catch(() => {});
	}
	const { operations, fresh, owner: ownerNow } = queue.now();
	if (ownerNow !== owner) return;
	const sentIds = new Set(sentOperations.map(({ id }) => id));
	queue.change({
		operations: operations.flatMap((each) => {
			const next = left.get(each.id);
			return next === undefined ? [each] : (next ?? []);
		}),
		answered,
		fresh: new Set([...fresh].filter((id) => !sentIds.has(id))),
		problem: null,
	});
}

/** This phone itself has made the later tick. */
function isReplacedHere(tick: Operation): boolean {
	const { operations, answered } = queue.now();
	const all = [...operations, ...answered.map(({ operation }) => operation)];
	return ofKind(all, "tick").some(
		(each) => each.id !== tick.id && isSameGuest(each, tick) && each.pressedAt >= tick.pressedAt,
	);
}

/** What another tab, or the page before this one, has kept. */
async function readKept(owner: string): Promise<void> {
	const keptOperations = await readOperations(owner).catch(() => []);
	const { operations, answered, owner: ownerNow } = queue.now();
	if (ownerNow !== owner) return;
	const inPage = new Set([...operations, ...answered.map((each) => each.operation)].map(idOf));
	const more = keptOperations.filter(({ id }) => !inPage.has(id));
	if (more.length > 0) queue.change({ operations: [...more, ...operations] });
}

const idOf = ({ id }: Operation) => id;

/** Hook. Sends what is kept at once, when the network is back and when the page becomes visible. */
export function useOfflineSender(owner: string | null, mayTakeCash = false): void {
	useEffect(() => {
		if (!owner) return;
		queue.change({ ...emptyQueue, owner, mayTakeCash });
		const send = () => void readKept(owner).then(sendAll);
		send();
		const stop = whileSeen(send, retryMs);
		return () => {
			stop();
			queue.change(emptyQueue);
		};
	}, [owner, mayTakeCash]);
}

import { Agent, request as requestByHttp } from "node:http";
import type { DatabaseFetch } from "#app/database/client.server.ts";

interface PassedAnswer {
	status: number;
	contentType: string;
	body: Buffer;
}

interface Call {
	method: string;
	path: string;
	contentType: string;
	body: Buffer;
	signal?: AbortSignal | null | undefined;
}

/** Passes a call on to a database server. @throws when the server is away. */
export type PassOn = (call: Call) => Promise<PassedAnswer>;

/** What `@libsql/client` sends: statements on a stream of their own, which ends with them. */
const [opening, ending] = ['{"requests":[', ',{"type":"close"}]}'];
/** A batch gives the stream its texts under the numbers 0, 1 …, which the next batch on it gives again. */
const storedText = /\{"type":"store_sql","sql_id":(\d+)/g;
const answerToForgetting = ',{"type":"ok","response":{"type":"close_sql"}}';
/** Asked instead of the end: only a stream without an open transaction may serve another call. */
const question = ',{"type":"get_autocommit"}]}';
const lastAnswer = ',{"type":"ok","response":{"type":"get_autocommit"';
const answerToQuestion = `${lastAnswer},"is_autocommit":true}}]}`;
const answerToEnd = ',{"type":"ok","response":{"type":"close"}}]}';
const answerOpening = /^\{"baton":"([^"]+)",/;

/** The server ends a stream that was idle for ten seconds. */
const longestIdleMilliseconds = 5_000;

/**
 * Keeps the streams of a database server open and uses each for one call after another. For a new stream sqld reads
 * the whole schema again, which is four fifths of its work in a test. The worker sees no difference: each of its
 * calls has a stream for itself while it lasts.
 */
export function keepStreams(databaseUrl: string): PassOn {
	const agent = new Agent({ keepAlive: true });
	const post: PassOn = (call) => postTo(agent, databaseUrl, call);
	/** The one that was used last stands last. */
	const idle: { baton: string; since: number }[] = [];

	function takeIdle(): string | null {
		const stream = idle.pop();
		if (stream && performance.now() - stream.since < longestIdleMilliseconds) return stream.baton;
		// those before it have been idle for longer
		idle.length = 0;
		return null;
	}

	return async function passOn(call) {
		const statements = statementsIn(call);
		if (statements === null) return post(call);
		const forgotten = [...statements.matchAll(storedText)].map(
			([, id]) => `,{"type":"close_sql","sql_id":${id}}`,
		);
		const onStream = (baton: string | null) =>
			post({
				...call,
				// version 2 does not answer the question
				path: "/v3/pipeline",
				body: Buffer.from(
					`{"baton":${JSON.stringify(baton)},"requests":[${statements}${forgotten.join("")}${question}`,
				),
			});
		const baton = takeIdle();
		let answer = await onStream(baton);
		// the stream has ended, or the server was started anew: nothing was done
		if (baton && answer.status === 400) answer = await onStream(null);
		const text = answer.body.toString();
		const streamId = answerOpening.exec(text)?.[1];
		if (!streamId) return answer;
		// a transaction is open: its stream is left to the server, which ends it
		if (text.endsWith(answerToQuestion)) idle.push({ baton: streamId, since: performance.now() });
		const afterwards = answerToForgetting.repeat(forgotten.length) + lastAnswer;
		const results = text.slice(0, text.lastIndexOf(afterwards)).replace(answerOpening, "");
		return { ...answer, body: Buffer.from(`{"baton":null,${results}${answerToEnd}`) };
	};
}

/** For clients of the tests themselves. */
export function fetchOverStreams(passOn: PassOn): DatabaseFetch {
	return async (request, { signal }) => {
		const answer = await passOn({
			method: request.method,
			path: new URL(request.url).pathname,
			contentType: request.headers.get("content-type") ?? "",
			body: Buffer.from(await request.arrayBuffer()),
			signal,
		});
		return new Response(new Uint8Array(answer.body), {
			status: answer.status,
			headers: { "content-type": answer.contentType },
		});
	};
}

/** Null where the call is not one of statements alone on a stream of their own. */
function statementsIn({ path, body }: Call): string | null {
	if (!path.endsWith("/pipeline")) return null;
	const text = body.toString();
	const isWhole = text.startsWith(opening) && text.endsWith(ending);
	return isWhole ? text.slice(opening.length, -ending.length) : null;
}

function postTo(agent: Agent, databaseUrl: string, call: Call): Promise<PassedAnswer> {
	const { method, path, contentType, body, signal } = call;
	return new Promise((resolve, reject) => {
		const request = requestByHttp(new URL(path, databaseUrl), {
			agent,
			method,
			...(signal && { signal }),
			headers: { "content-type": contentType, "content-length": body.length },
		});
		request.once("error", reject);
		request.once("response", (answer) => {
			const chunks: Buffer[] = [];
			answer.on("data", (chunk) => chunks.push(chunk));
			answer.once("error", reject);
			answer.once("end", () =>
				resolve({
					status: answer.statusCode ?? 500,
					contentType: answer.headers["content-type"] ?? "",
					body: Buffer.concat(chunks),
				}),
			);
		});
		request.end(body);
	});
}

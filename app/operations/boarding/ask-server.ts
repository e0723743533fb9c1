import * as v from "valibot";

/** Why the server has not answered. */
export type ServerProblem =
	| "no network"
	| "signed out"
	/** Another user is signed in, or this one may no longer do this. */
	| "not allowed";

/** What is asked of the server; by a post when there is a body. A bad network may never give an answer. */
interface Question {
	body?: unknown;
	patienceMs?: number;
}

/** Asks the server. @returns what it has answered, or "unreadable" when it takes no such thing. */
export async function askServer<Schema extends v.GenericSchema<unknown, object>>(
	path: string,
	answerSchema: Schema,
	{ body, patienceMs = 10_000 }: Question = {},
): Promise<v.InferOutput<Schema> | ServerProblem | "unreadable"> {
	const post = {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	};
	try {
		const response = await fetch(path, {
			...(body ? post : { cache: "no-store" }),
			// an ended session redirects to the login page
			redirect: "manual",
			signal: AbortSignal.timeout(patienceMs),
		});
		if (response.type === "opaqueredirect") return "signed out";
		if (response.status === 403) return "not allowed";
		if (response.status === 400) return "unreadable";
		return v.parse(answerSchema, await response.json());
	} catch {
		return "no network";
	}
}

/** When the network is back, when the page becomes visible, and now and then while it is. @returns what ends it. */
export function whileSeen(act: () => void, everyMs: number): () => void {
	const actIfSeen = () => {
		if (!document.hidden) act();
	};
	const timer = setInterval(actIfSeen, everyMs);
	addEventListener("online", actIfSeen);
	document.addEventListener("visibilitychange", actIfSeen);
	return () => {
		clearInterval(timer);
		removeEventListener("online", actIfSeen);
		document.removeEventListener("visibilitychange", actIfSeen);
	};
}

import { useEffect, useState } from "react";
import * as v from "valibot";

const askAgainMilliseconds = 3000;
const patienceMilliseconds = 8000;

const answerSchema = v.variant("state", [
	v.object({ state: v.literal("enrolled"), hotelId: v.string() }),
	v.object({
		state: v.literal("waiting"),
		code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
		expiresAt: v.number(),
		url: v.string(),
	}),
]);
type Answer = v.InferOutput<typeof answerSchema>;

export interface Enrolment {
	/** Null until the first answer. */
	answer: Answer | null;
	/** The last question was not answered, or refused because too many screens wait. */
	trouble: "offline" | "busy" | null;
}

/** Asks the server for this screen's figures, and every few seconds whether staff have enrolled it. */
export function useEnrolment(): Enrolment {
	const [enrolment, setEnrolment] = useState<Enrolment>({ answer: null, trouble: null });
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		let isOver = false;
		const look = async () => {
			clearTimeout(timer);
			const reply = await ask();
			if (isOver) return;
			setEnrolment((enrolment) =>
				typeof reply === "string"
					? { ...enrolment, trouble: reply }
					: { answer: reply, trouble: null },
			);
			timer = setTimeout(look, askAgainMilliseconds);
		};
		void look();
		addEventListener("online", look);
		return () => {
			isOver = true;
			clearTimeout(timer);
			removeEventListener("online", look);
		};
	}, []);
	return enrolment;
}

async function ask(): Promise<Answer | "offline" | "busy"> {
	try {
		const response = await fetch("/totem/enrolment", {
			method: "POST",
			signal: AbortSignal.timeout(patienceMilliseconds),
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ screen: `${screen.width} × ${screen.height}` }),
		});
		if (response.status === 429) return "busy";
		if (!response.ok) return "offline";
		return v.parse(answerSchema, await response.json());
	} catch {
		return "offline";
	}
}

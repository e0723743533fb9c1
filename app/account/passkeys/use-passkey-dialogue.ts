import { useState } from "react";
import { askForPasskey, type Ending, type Question } from "./ask-browser.ts";

/** A press that opens the browser's dialogue. @param send posts what the authenticator answers. */
export function usePasskeyDialogue(send: (answer: string) => Promise<void>, question?: Question) {
	const [isWaiting, setIsWaiting] = useState(false);
	const [ended, setEnded] = useState<Ending | null>(null);

	async function press() {
		setEnded(null);
		setIsWaiting(true);
		const asked = await askForPasskey("dialogue", { question });
		setIsWaiting(false);
		if ("ended" in asked) setEnded(asked.ended);
		else await send(asked.answer);
	}

	return { isWaiting, ended, press };
}

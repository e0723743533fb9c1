import { useState } from "react";
import { askForPasskey, type Ending, type Question } from "./ask-browser.ts";

/** A press that opens the browser's dialogue. @param send posts what the authenticator answers. */
export function usePasskeyDialogue(send: (answer: string) => Promise<void>, question?: Question) {
	const [isWaiting, setIsWaiting] = useState(false);
	const [ending, setEnding] = useState<Ending | null>(null);

	async function press() {
		setEnding(null);
		setIsWaiting(true);
		const result = await askForPasskey("dialogue", { question });
		setIsWaiting(false);
		if ("ending" in result) setEnding(result.ending);
		else await send(result.answer);
	}

	return { isWaiting, ending, press };
}

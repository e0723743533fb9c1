import { useState } from "react";
import { forgetDay } from "../forget-day.ts";

const patienceMs = 10_000;

/** Ends the session before the list goes: without a network nobody is signed out, and the guests still board. */
export function useSignOut() {
	const [isUnanswered, setIsUnanswered] = useState(false);
	const signOut = async () => {
		setIsUnanswered(false);
		if (!(await endSession())) return setIsUnanswered(true);
		await forgetDay().catch(() => {});
		location.assign("/app_login");
	};
	return { isUnanswered, signOut };
}

/** @returns whether the server has answered that nobody is signed in any more. */
async function endSession(): Promise<boolean> {
	try {
		const { type } = await fetch("/dashboard/sign-out", {
			method: "POST",
			// to the login page
			redirect: "manual",
			signal: AbortSignal.timeout(patienceMs),
		});
		return type === "opaqueredirect";
	} catch {
		return false;
	}
}

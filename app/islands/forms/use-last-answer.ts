import { useState } from "react";

/** The answer to a form stays when the page is read anew, which answers none. */
export function useLastAnswer<Answer>(newest: Answer | null): Answer | null {
	const [last, setLast] = useState(newest);
	if (newest && newest !== last) setLast(newest);
	return newest ?? last;
}

import { useState, useSyncExternalStore } from "react";

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** Whether the server has drawn this, and the scripts only take it over: somebody may be at it already. */
export function useCameWithPage(): boolean {
	const isTakenOver = useSyncExternalStore(never, no, yes);
	const [came] = useState(isTakenOver);
	return came;
}

/**
 * What somebody has done to the server's page before the scripts came, read while React takes it over: an
 * effect would come too late. Undefined on the server, and on a page that was never without scripts.
 */
export function useDoneEarly<Done>(read: () => Done): Done | undefined {
	const came = useCameWithPage();
	const [done] = useState(() => (came && typeof document !== "undefined" ? read() : undefined));
	return done;
}

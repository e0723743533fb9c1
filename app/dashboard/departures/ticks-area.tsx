import { type ComponentType, useEffect, useState } from "react";
import { hasStore } from "#app/operations/boarding/has-boarding-store.ts";
import { makePageState } from "#app/ui/page-state.ts";
import { useLazyPart } from "#app/ui/use-lazy-part.ts";

interface OfOwner {
	/** The user who made the ticks; see `operationOwner`. */
	owner: string;
}

const area = makePageState<{ Sender: ComponentType<OfOwner> | null }>({ Sender: null });

/**
 * Sends the ticks, cash and notes that wait on this phone, on every screen of staff. Its code comes with a screen on which
 * guests are ticked, and by itself only where this browser keeps some; it stays then for as long as the page is open.
 */
export function TicksArea({ owner }: OfOwner) {
	const { Sender } = area.use();
	const [areKept, setAreKept] = useState(false);
	useEffect(() => {
		void keepsTicks(owner).then(setAreKept, () => {});
	}, [owner]);
	if (Sender) return <Sender owner={owner} />;
	return areKept ? <LoadSender /> : null;
}

async function keepsTicks(owner: string): Promise<boolean> {
	if (!(await hasStore())) return false;
	const { keepsOperations } = await import("#app/operations/boarding/offline/kept-operations.ts");
	return await keepsOperations(owner);
}

const loadSender = () => import("./tick-sender.tsx");

function LoadSender() {
	const part = useLazyPart(loadSender);
	useTicksArea(part?.TickSender ?? null);
	return null;
}

/** A screen on which guests are ticked brings along what sends the ticks. */
export function useTicksArea(Sender: ComponentType<OfOwner> | null): void {
	useEffect(() => {
		if (Sender) area.change({ Sender });
	}, [Sender]);
}

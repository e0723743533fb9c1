import { type ComponentType, useEffect, useSyncExternalStore } from "react";
import { keepsTicks } from "#app/operations/boarding/ticks/tick-place.ts";
import { makePageState } from "#app/ui/page-state.ts";
import { useLater } from "#app/ui/use-later.ts";

interface Owned {
	/** The user who made the ticks; see `tickOwner`. */
	owner: string;
}

const area = makePageState<{ Sender: ComponentType<Owned> | null }>({ Sender: null });

/**
 * Sends the ticks that wait on this phone and tells of them, on every screen of staff. Its code comes with a screen on which
 * guests are ticked, and by itself only where this browser keeps ticks; it stays then for as long as the page is open.
 */
export function TicksArea({ owner }: Owned) {
	const { Sender } = area.use();
	const areKept = useSyncExternalStore(
		subscribe,
		() => keepsTicks(owner),
		() => false,
	);
	if (Sender) return <Sender owner={owner} />;
	return areKept ? <LoadSender /> : null;
}

/** Another tab may have made ticks. */
function subscribe(listener: () => void) {
	addEventListener("storage", listener);
	return () => removeEventListener("storage", listener);
}

const loadSender = () => import("./tick-sender.tsx");

function LoadSender() {
	const part = useLater(loadSender);
	useTicksArea(part?.TickSender ?? null);
	return null;
}

/** A screen on which guests are ticked brings along what sends the ticks. */
export function useTicksArea(Sender: ComponentType<Owned> | null): void {
	useEffect(() => {
		if (Sender) area.change({ Sender });
	}, [Sender]);
}

import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { Flash } from "#app/ui/toasts/flash-message.tsx";
import type { loader } from "./layout.tsx";

/** What the step before has to tell, if it is about this; for the page that shows it in its own place. */
export function useStaffFlash(about: string): Flash | null {
	const flash = useRouteLoaderData<typeof loader>("dashboard/layout")?.flash;
	return flash?.about === about ? flash : null;
}

/**
 * The id of the last save of this page that went well: a new one makes its form anew from what is stored.
 * It stays when the page's data is loaded again for another reason, so that what was typed stays too.
 */
export function useLastSave(about: string): string | null {
	const id = useStaffFlash(about)?.id ?? null;
	const [last, setLast] = useState(id);
	if (id !== null && id !== last) setLast(id);
	return id ?? last;
}

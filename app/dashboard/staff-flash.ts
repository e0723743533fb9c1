import { useEffect, useRef, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { saveButtonId } from "#app/ui/form/save-bar.tsx";
import type { Flash } from "#app/ui/toasts/flash-message.tsx";
import type { loader } from "./layout.tsx";

/** The message of the previous action if it concerns `about`, for a page that shows it in its own position. */
export function useStaffFlash(about: string): Flash | null {
	const flash = useRouteLoaderData<typeof loader>("dashboard/layout")?.flash;
	return flash?.about === about ? flash : null;
}

/**
 * Id of this page's last successful save. A new id resets the form to the stored values; it stays when data is
 * reloaded for another reason, so that what was typed stays too.
 */
export function useLastSave(about: string): string | null {
	const id = useStaffFlash(about)?.id ?? null;
	const [last, setLast] = useState(id);
	if (id !== null && id !== last) setLast(id);
	useFocusOnSaveButton(id);
	return id ?? last;
}

/** The button that was pressed goes with the form that is reset; who works with the keyboard goes on from the new one. */
function useFocusOnSaveButton(save: string | null): void {
	const first = useRef(save);
	useEffect(() => {
		const isLost = document.activeElement === document.body;
		if (save !== null && save !== first.current && isLost)
			document.getElementById(saveButtonId)?.focus({ preventScroll: true });
	}, [save]);
}

/**
 * The version of the row on which a form is based, for its hidden field: data that is reloaded for another reason than a
 * save of this form is newer than the fields, which stay as they were.
 */
export function useOpenedVersion(
	lastSave: string | null,
	row: { id: string | number; version: number },
) {
	const openedRow = { key: `${row.id} ${lastSave}`, version: String(row.version) };
	const [last, setLast] = useState(openedRow);
	if (last.key === openedRow.key) return last.version;
	setLast(openedRow);
	return openedRow.version;
}

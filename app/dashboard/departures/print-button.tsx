import { miniButton } from "#app/dashboard/staff-head.tsx";

export function PrintButton() {
	return (
		<button type="button" className={miniButton} onClick={() => window.print()}>
			Print
		</button>
	);
}

import { miniButton } from "./staff-head.tsx";

export function PrintButton() {
	return (
		<button type="button" className={miniButton} onClick={() => window.print()}>
			Print
		</button>
	);
}

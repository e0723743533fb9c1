import { Button } from "#app/ui/button.tsx";
import { ProviderLogo } from "./provider-logo.tsx";

/** Sends its form with the provider that the user chose. */
export function ProviderFormButton({ id, children }: { id: string; children: string }) {
	return (
		<Button
			name="provider"
			value={id}
			className="border-line! bg-paper! px-4! text-ink! hover:border-ink!"
		>
			<ProviderLogo id={id} />
			{children}
		</Button>
	);
}

import { Button, buttonClass } from "#app/ui/button.tsx";
import type { OfferedProvider } from "./offered-providers.server.ts";

/**
 * Links instead of forms, because CSP `form-action` also applies to a form's redirects, and a
 * provider redirects to hosts that can't be listed.
 */
export function ProviderButtons({
	heading,
	providers,
	redirectTo,
}: {
	heading: string;
	providers: OfferedProvider[];
	redirectTo: string;
}) {
	if (providers.length === 0) return null;
	const query = new URLSearchParams({ redirectTo });
	return (
		<section aria-labelledby="providers-heading" className="grid gap-3">
			<h2 id="providers-heading" className="flex items-center gap-3 font-sans text-sm font-[550]">
				<span className="h-px flex-1 bg-line" />
				{heading}
				<span className="h-px flex-1 bg-line" />
			</h2>
			<ul
				className={
					providers.length > 4 ? "grid grid-cols-1 gap-2 min-[24rem]:grid-cols-2" : "grid gap-2"
				}
			>
				{providers.map(({ id, name }) => (
					<li key={id} className="grid">
						<a
							href={`/app_login/with/${id}?${query}`}
							rel="nofollow"
							className={buttonClass(
								"outlined",
								"border-line! bg-paper! px-4! text-ink! hover:border-ink!",
							)}
						>
							<ProviderLogo id={id} />
							{name}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

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

/** Decorative, because the provider's name stands beside it. */
export function ProviderLogo({ id }: { id: string }) {
	return (
		<img src={`/providers/${id}.svg`} alt="" width={20} height={20} className="size-5 flex-none" />
	);
}

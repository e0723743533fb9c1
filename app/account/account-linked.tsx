import { AccountSection, formatInstant } from "./account-section.tsx";

/** Every way in that this user has. */
export function AccountLinked({
	linked,
	timeZone,
}: {
	linked: { id: string; providerId: string; since: number }[];
	timeZone: string;
}) {
	return (
		<AccountSection id="linked" title="How you can sign in">
			<ul className="grid">
				{linked.map(({ id, providerId, since }) => (
					<li key={id} className="not-last:border-b border-line py-3 first:pt-0 last:pb-0">
						<p className="font-[650]">{nameOf(providerId)}</p>
						<p className="text-sm text-ink-soft">Since {formatInstant(since, timeZone)}</p>
					</li>
				))}
			</ul>
		</AccountSection>
	);
}

function nameOf(providerId: string): string {
	if (providerId === "credential") return "Email and password";
	return providerId.charAt(0).toUpperCase() + providerId.slice(1);
}

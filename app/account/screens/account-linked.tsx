import { Form } from "react-router";
import type { OfferedProvider } from "#app/account/oauth/offered-providers.server.ts";
import { ProviderFormButton } from "#app/account/oauth/provider-form-button.tsx";
import { ProviderLogo } from "#app/account/oauth/provider-logo.tsx";
import { accountSheetsTexts } from "#app/messages/staff/partners/account-sheets.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatInstant } from "#app/ui/format/format.ts";
import { AccountSection } from "./account-section.tsx";

const texts = accountSheetsTexts.linked;

interface Linked {
	id: string;
	providerId: string;
	since: number;
}

/** The user's password and providers, the last of which can't be removed, and providers that can be added. */
export function AccountLinked({
	linked,
	providers,
	timeZone,
	errors,
}: {
	linked: Linked[];
	providers: OfferedProvider[];
	timeZone: string;
	errors: FormErrors;
}) {
	const open = providers.filter(({ id }) => !linked.some(({ providerId }) => providerId === id));
	return (
		<AccountSection id="linked" title={texts.title} errors={errors}>
			<ul className="grid">
				{linked.map((way) => (
					<li
						key={way.id}
						className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 not-last:border-b border-line py-3 first:pt-0 last:pb-0"
					>
						<div>
							<p id={`way-${way.id}`} className="flex items-center gap-2.5 font-[650]">
								{way.providerId === "credential" ? null : <ProviderLogo id={way.providerId} />}
								{nameOf(way.providerId, providers)}
							</p>
							<p className="text-sm text-ink-soft">
								{texts.since({ at: formatInstant(way.since, timeZone) })}
							</p>
						</div>
						{linked.length > 1 && way.providerId !== "credential" ? (
							<Disconnect way={way} name={nameOf(way.providerId, providers)} />
						) : null}
					</li>
				))}
			</ul>
			{open.length > 0 ? <Connect providers={open} /> : null}
		</AccountSection>
	);
}

function Disconnect({ way, name }: { way: Linked; name: string }) {
	return (
		<ConfirmButton
			act={<TextWithHidden text={texts.disconnect({ provider: name })} />}
			consequence={texts.consequence({ provider: name })}
		>
			<Form method="post">
				<input type="hidden" name="intent" value="disconnect" />
				<input type="hidden" name="provider" value={way.providerId} />
				<input type="hidden" name="account" value={way.id} />
				<Button aria-describedby={`way-${way.id}`} className="min-h-10! px-4! py-1.5! text-sm!">
					{texts.yesDisconnect({ provider: name })}
				</Button>
			</Form>
		</ConfirmButton>
	);
}

function Connect({ providers }: { providers: OfferedProvider[] }) {
	return (
		<Form method="post" action="/dashboard/connect" className="grid gap-2.5">
			<p className="font-[650]">{texts.connect}</p>
			<div className="flex flex-wrap gap-2">
				{providers.map(({ id, name }) => (
					<ProviderFormButton key={id} id={id}>
						{name}
					</ProviderFormButton>
				))}
			</div>
		</Form>
	);
}

function nameOf(providerId: string, providers: OfferedProvider[]): string {
	if (providerId === "credential") return texts.emailAndPassword;
	const offered = providers.find(({ id }) => id === providerId);
	// no longer configured, but still connected
	return offered?.name ?? providerId.charAt(0).toUpperCase() + providerId.slice(1);
}

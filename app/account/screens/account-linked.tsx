import { Form } from "react-router";
import type { AccountOverview } from "#app/account/account-overview.server.ts";
import type { OfferedProvider } from "#app/account/oauth/offered-providers.server.ts";
import { ProviderFormButton, ProviderLogo } from "#app/account/oauth/provider-buttons.tsx";
import { accountSheetsTexts } from "#app/messages/staff/partners/account-sheets.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatInstant } from "#app/ui/format/format.ts";
import { AccountSection } from "./account-section.tsx";

const texts = accountSheetsTexts.linked;

type SignInMethod = AccountOverview["linked"][number];

/** The user's password and providers, the last of which can't be removed, and providers that can be added. */
export function AccountLinked({
	methods,
	providers,
	timeZone,
	errors,
}: {
	methods: SignInMethod[];
	providers: OfferedProvider[];
	timeZone: string;
	errors: FormErrors;
}) {
	const open = providers.filter(({ id }) => !methods.some(({ providerId }) => providerId === id));
	return (
		<AccountSection id="linked" title={texts.title} errors={errors}>
			<ul className="grid">
				{methods.map((method) => (
					<li
						key={method.id}
						className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 not-last:border-b border-line py-3 first:pt-0 last:pb-0"
					>
						<div>
							<p id={`way-${method.id}`} className="flex items-center gap-2.5 font-[650]">
								{method.providerId === "credential" ? null : (
									<ProviderLogo id={method.providerId} />
								)}
								{nameOf(method.providerId, providers)}
							</p>
							<p className="text-sm text-ink-soft">
								{texts.since({ at: formatInstant(method.since, timeZone) })}
							</p>
						</div>
						{methods.length > 1 && method.providerId !== "credential" ? (
							<Disconnect method={method} name={nameOf(method.providerId, providers)} />
						) : null}
					</li>
				))}
			</ul>
			{open.length > 0 ? <Connect providers={open} /> : null}
		</AccountSection>
	);
}

function Disconnect({ method, name }: { method: SignInMethod; name: string }) {
	return (
		<ConfirmButton
			act={<TextWithHidden text={texts.disconnect({ provider: name })} />}
			consequence={texts.consequence({ provider: name })}
		>
			<Form method="post">
				<input type="hidden" name="intent" value="disconnect" />
				<input type="hidden" name="provider" value={method.providerId} />
				<input type="hidden" name="account" value={method.id} />
				<Button aria-describedby={`way-${method.id}`} className="min-h-10! px-4! py-1.5! text-sm!">
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

import { useEffect, useRef } from "react";
import { data, Form, Link, redirect } from "react-router";
import {
	confirmAtProviderEndpoint,
	confirmEndpoint,
	findConfirmation,
} from "#app/account/confirmation/confirmation.server.ts";
import { wayForms } from "#app/account/confirmation/confirmation-way-forms.tsx";
import { LeaveForProvider } from "#app/account/oauth/leave-for-provider.tsx";
import { findProvider, offeredProviders } from "#app/account/oauth/offered-providers.server.ts";
import {
	accountErrorText,
	staffRefusalText,
} from "#app/account/words/account-error-text.server.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { confirmationTexts as texts } from "#app/messages/staff/partners/confirmation.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { accountServiceOf } from "#app/request/user/account-service.server.ts";
import {
	confirmPath,
	forgetWaitingForm,
	readWaitingForm,
} from "#app/request/user/confirmation.server.ts";
import { currentSession } from "#app/request/user/current-user.server.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { Route } from "./+types/confirm";

/** The proof is looked up in the database: the copy of the session in the cookies does not know it. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
	const signedIn = currentSession(context);
	if (!signedIn) throw redirect("/app_login");
	const waitingForm = readWaitingForm(context, request);
	const confirmation = await findConfirmation(accountServiceOf(context), signedIn);
	if (waitingForm && confirmation.confirmedAt >= waitingForm.askedAt) {
		const headers = { "Set-Cookie": forgetWaitingForm(context) };
		if (waitingForm.fields)
			return data({ again: { ...waitingForm, fields: waitingForm.fields } }, { headers });
		setFlash(context, { look: "note", text: texts.confirmed.again });
		throw redirect(waitingForm.path, { headers });
	}
	const { account } = context.get(requestContext).environment;
	const error = url.searchParams.get("error");
	return {
		again: null,
		isWaiting: waitingForm !== null,
		ways: confirmation.ways,
		isImpersonation: signedIn.session.impersonatedBy !== null,
		email: signedIn.user.email,
		providers: offeredProviders(account).filter(({ id }) => confirmation.providers.includes(id)),
		error: error ? accountErrorText(staffLanguage(), error) : null,
	};
}

/** A proof by one way's form. Afterwards the screen itself sends the form that waits. */
export async function action(args: Route.ActionArgs) {
	const form = await readFormData(args.request);
	const formId = args.url.searchParams.get("asked") ?? "";
	const waitingForm = readWaitingForm(args.context, args.request);
	if (!waitingForm) return data({ isOver: true }, { status: 409 });
	if (form.get("intent") === "cancel")
		throw redirect(waitingForm.path, {
			headers: { "Set-Cookie": forgetWaitingForm(args.context) },
		});
	const way = String(form.get("way"));
	if (way === "provider") return leaveForProvider(args, form, confirmPath(formId));
	const answer = Object.fromEntries(
		[...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
	);
	const input = { body: { way, answer }, lang: staffLanguage() };
	const { refusal, headers } = await callAccount(args, confirmEndpoint, input);
	if (!refusal) throw redirect(confirmPath(formId), { status: 303, headers });
	return data({ way, error: staffRefusalText(refusal) }, { status: refusal.status, headers });
}

async function leaveForProvider(args: Route.ActionArgs, form: FormData, back: string) {
	const provider = String(form.get("provider"));
	const result = await callAccount(args, confirmAtProviderEndpoint, {
		body: { provider, callbackURL: back, errorCallbackURL: back },
		lang: staffLanguage(),
	});
	const { refusal, headers } = result;
	if (refusal)
		return data(
			{ way: "provider", error: staffRefusalText(refusal) },
			{ status: refusal.status, headers },
		);
	const { account } = args.context.get(requestContext).environment;
	const name = findProvider(account, provider)?.row.name ?? provider;
	const title = texts.provider.title({ provider: name });
	return data({ leave: { url: result.data.url, provider, name, title } }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	loaderHeaders.set("Cache-Control", "no-store");
	return loaderHeaders;
}

export function meta() {
	return [{ title: officeTexts.pageTitle({ title: texts.title }) }];
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
	if (loaderData.again) return <SendAgain {...loaderData.again} />;
	if (actionData && "leave" in actionData) return <LeaveForProvider {...actionData.leave} />;
	const { isWaiting, ways, isImpersonation, error } = loaderData;
	if (!isWaiting || (actionData && "isOver" in actionData))
		return (
			<Frame>
				<p className="max-w-prose">{texts.nothingWaits}</p>
				<p>
					<Link to="/dashboard" className="inline-block py-2 font-semibold">
						{texts.toOverview}
					</Link>
				</p>
			</Frame>
		);
	return (
		<Frame>
			{ways.length > 0 ? (
				<p className="max-w-prose">{texts.lead}</p>
			) : (
				<p className="max-w-prose">{isImpersonation ? texts.impersonation : texts.noWay}</p>
			)}
			{error && !actionData ? (
				<div role="alert">
					<FieldError>{error}</FieldError>
				</div>
			) : null}
			{ways.map((way) => {
				const WayOf = wayForms[way];
				const refusal = actionData?.way === way ? actionData.error : null;
				return <WayOf key={way} {...loaderData} error={refusal} />;
			})}
			<Form method="post" replace>
				<Button name="intent" value="cancel">
					{texts.cancel}
				</Button>
			</Form>
		</Frame>
	);
}

function Frame({ children }: { children: React.ReactNode }) {
	return (
		<>
			<h1 className="text-[clamp(1.9rem,1.5rem+1.4vw,2.6rem)]">{texts.title}</h1>
			{children}
		</>
	);
}

/** Sends the form that was refused once more; without a script by a button. */
function SendAgain({ path, fields }: { path: string; fields: [string, string][] }) {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => form.current?.requestSubmit(), []);
	return (
		<>
			<h1 className="text-[clamp(1.9rem,1.5rem+1.4vw,2.6rem)]">{texts.confirmed.title}</h1>
			<p>{texts.confirmed.lead}</p>
			<Form ref={form} method="post" action={path} replace>
				{fields.map(([name, value], index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a name may come several times, and the list never changes
					<input key={index} type="hidden" name={name} value={value} />
				))}
				<Button look="next">{texts.confirmed.continue}</Button>
			</Form>
		</>
	);
}

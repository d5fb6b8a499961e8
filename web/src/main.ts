import { mount } from 'svelte';
import App from './App.svelte';
import './lib/install.svelte';
import { pageOf } from './lib/pages';
import { parts, watchRoute } from './lib/route.svelte';
import { watchSettings } from './lib/settings.svelte';
import { firstLanguage, speak } from './lib/words.svelte';
import './styles/base.css';
import './styles/tokens.css';

watchSettings(() => void speak(firstLanguage()).catch(() => undefined));
watchRoute();
const spoken = speak(firstLanguage());
void pageOf(parts()[0]).catch(() => null);
const words = await spoken
  .catch(() => speak('en'))
  .then(
    () => true,
    () => false,
  );
if (words) mount(App, { target: document.getElementById('app')! });
else document.getElementById('failed')!.hidden = false;
void import('./lib/offline').then((offline) => offline.registerOffline());

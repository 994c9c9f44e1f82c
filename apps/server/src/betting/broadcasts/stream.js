// Runs in the sandboxed frame: asks for the picture and draws it. It has no cookies and no storage.
const data = JSON.parse(document.getElementById('match').textContent);
const byId = (id) => document.getElementById(id);
const EVERY = 2000;

let picture;
let takenAt = 0;
let isLost = false;

function setText(id, text) {
  const element = byId(id);
  if (element && element.textContent !== text) element.textContent = text;
}

/** Seconds played at the instant of the picture, moved on by the time since it came. */
function played({ clock, at }) {
  if (!clock || clock.seconds === undefined) return undefined;
  const since = clock.running ? at + (performance.now() - takenAt) - clock.at : 0;
  return clock.seconds + (Math.max(0, since) / 1000) * (clock.speed ?? 1);
}

// Beyond the last minute of a period play is in stoppage time.
const LAST_MINUTE = { half1: 45, half2: 90, extra1: 105, extra2: 120 };

function minuteOf(seconds, period) {
  const minute = Math.floor(seconds / 60) + 1;
  const last = LAST_MINUTE[period] ?? minute;
  return minute > last ? `${last}+${minute - last}′` : `${minute}′`;
}

function phaseText() {
  const { status, clock } = picture;
  if (status === 4) return data.periods.finished ?? '';
  if (!clock) return '';
  const phase = data.periods[clock.period] ?? clock.period;
  const seconds = played(picture);
  return seconds === undefined || !clock.running ? phase : `${phase} · ${minuteOf(seconds, clock.period)}`;
}

function drawMoments(moments) {
  const rows = moments.map(({ total, period, seconds }) => {
    const row = document.createElement('li');
    const score = document.createElement('b');
    score.dir = 'ltr';
    score.textContent = `${total[0]}–${total[1]}`;
    const when = document.createElement('span');
    when.textContent = [
      data.periods[period] ?? period,
      seconds === undefined ? '' : minuteOf(seconds, period),
    ]
      .filter(Boolean)
      .join(' · ');
    row.append(score, when);
    return row;
  });
  byId('moments').replaceChildren(...rows);
}

/** Which side the last change of the score was of. */
function lastSide([last, before]) {
  if (!last || !before) return '';
  if (last.total[0] > before.total[0]) return 'home';
  return last.total[1] > before.total[1] ? 'away' : '';
}

function draw() {
  document.body.dataset.state = isLost ? 'lost' : picture?.startsIn === 0 ? 'on' : 'waiting';
  if (isLost) return setText('phase', data.lost);
  if (!picture) return undefined;
  if (picture.startsIn > 0) {
    const left = picture.startsIn - Math.floor((performance.now() - takenAt) / 1000);
    return setText('phase', data.waiting.replace('{seconds}', String(Math.max(1, left))));
  }
  setText('phase', phaseText());
  const { score, moments } = picture;
  setText(
    'home',
    score ? String(score.points ? `${score.total[0]} (${score.points[0]})` : score.total[0]) : '',
  );
  setText(
    'away',
    score ? String(score.points ? `${score.total[1]} (${score.points[1]})` : score.total[1]) : '',
  );
  byId('ground').dataset.side = lastSide(moments);
  return undefined;
}

async function ask() {
  try {
    const response = await fetch(data.address, { credentials: 'omit', cache: 'no-store' });
    if (!response.ok) throw new Error(String(response.status));
    picture = await response.json();
    takenAt = performance.now();
    isLost = false;
    drawMoments(picture.moments);
  } catch {
    isLost = true;
  }
  draw();
  setTimeout(ask, EVERY);
}

setInterval(() => {
  if (!document.hidden) draw();
}, 1000);
ask();
